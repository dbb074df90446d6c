import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = '{apps,libs,services}/*/package.json';
const KINDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;
const VERSION = /^ {2}"version": "[^"]*"/m;

type Manifest = { version: string } & { [kind in (typeof KINDS)[number]]?: Record<string, string> };

interface Lockfile {
  version: string;
  packages: Record<string, Manifest>;
}

const read = <T>(root: string, file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

/** The version of the product, which the root's package.json has. */
export const productVersion = (root: string): string => read<Manifest>(root, 'package.json').version;

/** The versions of all packages, by their files. */
export const packageVersions = (root: string): Map<string, string> =>
  new Map(
    globSync(PACKAGES, { cwd: root })
      .sort()
      .map((file) => [file, read<Manifest>(root, file).version]),
  );

/**
 * Copies Nx's new version of the packages to the root and the lockfile; npm would do so, too, but asks its
 * registry.
 * @returns the version
 */
export function alignVersions(root: string): string {
  const [version = productVersion(root)] = packageVersions(root).values();
  const manifest = join(root, 'package.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace(VERSION, `  "version": "${version}"`));
  const lockfile = read<Lockfile>(root, 'package-lock.json');
  lockfile.version = version;
  for (const [folder, entry] of Object.entries(lockfile.packages)) {
    if (folder.includes('node_modules')) continue;
    const own = read<Manifest>(root, join(folder, 'package.json'));
    entry.version = own.version;
    // npm keeps an order of its own.
    for (const kind of KINDS) Object.assign(entry[kind] ?? {}, own[kind]);
  }
  writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(lockfile, null, 2)}\n`);
  return version;
}
