import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashFiles, sourceFiles } from './file-hash.ts';

/** Files that a build reads. Specs are excluded, because no running program has them. */
const SOURCES = [
  '{apps,services,libs}/*/**/*',
  'tools/config/*',
  'tsconfig.base.json',
  'nx.json',
  'package-lock.json',
];
const SPECS = ['**/*.spec.ts', '**/*.spec.tsx'];
const OUTPUTS = '{apps,services,libs}/*/dist/**/*';

/** Hash of all sources, by content. Builds for development and for production differ. */
export const sourceStamp = (root: string): string =>
  `${process.env.NODE_ENV ?? ''} ${hashFiles(root, sourceFiles(root, SOURCES, SPECS))}`;

/** Hash of all built files, by size and time. */
function outputStamp(root: string): string {
  const outputs = globSync(OUTPUTS, { cwd: root, exclude: ['**/node_modules'] }).sort();
  return hashFiles(root, outputs, (path) => {
    const stat = statSync(path);
    return stat.isFile() ? `${stat.size} ${stat.mtimeMs}` : '';
  });
}

const stampFile = (root: string) => join(root, '.nx', 'concord-build-stamp');

/** True if the built files belong to these sources. */
export function isBuilt(root: string, sources: string): boolean {
  const file = stampFile(root);
  return existsSync(file) && readFileSync(file, 'utf8') === `${sources} ${outputStamp(root)}`;
}

/**
 * Marks the built files as those of these sources.
 * @param sources stamp from before the build, because files may have changed since
 */
export function markBuilt(root: string, sources: string): void {
  const file = stampFile(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${sources} ${outputStamp(root)}`);
}
