import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = '/remotes/public_app';
const MANIFEST = 'mf-manifest.json';

interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
  readonly exposes: readonly { readonly assets: { readonly js: { readonly sync: readonly string[] } } }[];
}

/** What every page of the public remote is started from: one after the other they would cost a round trip each. */
export async function remoteFiles(dist: string) {
  const manifest = JSON.parse(await readFile(join(dist, MANIFEST), 'utf8')) as Manifest;
  const scripts = [
    manifest.metaData.remoteEntry.name,
    ...manifest.exposes.flatMap(({ assets }) => assets.js.sync),
  ];
  return [
    ...['/remotes.json', `${FOLDER}/${MANIFEST}`].map((href) => ({ href, as: 'fetch' as const })),
    ...scripts.map((name) => ({ href: `${FOLDER}/${name}`, as: 'script' as const })),
  ];
}
