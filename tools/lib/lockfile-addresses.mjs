import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** npm reads this file instead of package-lock.json; it exists while npm installs. */
const FILE = 'npm-shrinkwrap.json';
const FOLDER = 'node_modules/';

const nameOf = (path) => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/**
 * The lockfile with the address of each package, in the scheme of all registries. Ours has none, because
 * every installation uses its own registry; without addresses npm requests all versions of each package,
 * which takes longer than the rest of the installation.
 */
export function withAddresses(lockfile, registry) {
  const base = registry.replace(/\/*$/, '/');
  const packages = Object.entries(lockfile.packages).map(([path, entry]) => {
    if (!path.includes(FOLDER) || entry.link || entry.resolved || !entry.integrity) return [path, entry];
    const name = entry.name ?? nameOf(path);
    const file = `${name.split('/').pop()}-${entry.version}.tgz`;
    return [path, { ...entry, resolved: `${base}${name}/-/${file}` }];
  });
  return { ...lockfile, packages: Object.fromEntries(packages) };
}

/** Runs `work` with a lockfile that has addresses. */
export async function whileAddressed(root, registry, work) {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  writeFileSync(join(root, FILE), JSON.stringify(withAddresses(lockfile, registry)));
  try {
    return await work();
  } finally {
    removeAddressed(root);
  }
}

/** Removes the file of a killed installation. */
export const removeAddressed = (root) => rmSync(join(root, FILE), { force: true });
