import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Name of the federation manifest in the folder of a built remote. */
export const MANIFEST = 'mf-manifest.json';

/** Chunk of a remote's routes, which every page of it loads. */
const ROUTES = '__federation_expose_routes';

interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
  readonly exposes: readonly { readonly assets: { readonly js: { readonly sync: readonly string[] } } }[];
}

type Chunks = Readonly<
  Record<string, { readonly files: readonly string[]; readonly shared: readonly string[] } | undefined>
>;

/** A file for a `<link rel="preload">`, with its `as`. */
export interface Preload {
  readonly href: string;
  readonly as: 'fetch' | 'script';
}

async function json<T>(folder: string, file: string): Promise<T> {
  return JSON.parse(await readFile(join(folder, file), 'utf8')) as T;
}

/**
 * Files that the browser loads for a page of a remote. Preloading them saves a round trip each.
 *
 * @param name name of the remote
 *
 * @param dist folder of the built remote
 *
 * @param shell folder of the built shell, which has the shared modules
 *
 * @returns a function from a page's chunk names to the files; it throws for an unknown chunk
 */
export async function remoteFiles(name: string, dist: string, shell: string) {
  const folder = `/remotes/${name}`;
  const manifest = await json<Manifest>(dist, MANIFEST);
  const chunks = await json<Chunks>(dist, 'chunks.json');
  const lazyFiles = await json<Record<string, readonly string[] | undefined>>(shell, 'lazy-files.json');
  const start = [
    manifest.metaData.remoteEntry.name,
    ...manifest.exposes.flatMap(({ assets }) => assets.js.sync),
  ];

  return (names: readonly string[]): Preload[] => {
    const own = names.map((chunkName) => {
      const chunk = chunks[chunkName];
      if (!chunk) throw new Error(`The remote has no chunk "${chunkName}"`);
      return chunk;
    });
    const scripts = [
      ...[...start, ...own.flatMap(({ files }) => files)].map((file) => `${folder}/${file}`),
      ...[chunks[ROUTES], ...own]
        .flatMap((chunk) => chunk?.shared ?? [])
        .flatMap((module) => lazyFiles[module] ?? []),
    ];
    return [
      ...['/remotes.json', `${folder}/${MANIFEST}`].map((href) => ({ href, as: 'fetch' as const })),
      ...[...new Set(scripts)].map((href) => ({ href, as: 'script' as const })),
    ];
  };
}
