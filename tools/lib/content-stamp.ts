import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashFiles, sourceFiles } from './file-hash.ts';

/** Everything that a build reads. Specs are left out: changing them changes nothing that runs. */
const SOURCES = [
  '{apps,services,libs}/*/**/*',
  'tools/config/*',
  'tsconfig.base.json',
  'nx.json',
  'package-lock.json',
];
const SPECS = ['**/*.spec.ts', '**/*.spec.tsx'];
const OUTPUTS = '{apps,services,libs}/*/dist/**/*';

/** One value for all sources by content, and for all built files by size and time. */
function contentStamp(root: string): string {
  const outputs = globSync(OUTPUTS, { cwd: root, exclude: ['**/node_modules'] }).sort();
  const sizeAndTime = (path: string) => {
    const stat = statSync(path);
    return stat.isFile() ? `${stat.size} ${stat.mtimeMs}` : '';
  };
  return [
    // What is built for development is not what runs in production.
    process.env.NODE_ENV ?? '',
    hashFiles(root, sourceFiles(root, SOURCES, SPECS)),
    hashFiles(root, outputs, sizeAndTime),
  ].join(' ');
}

const stampFile = (root: string) => join(root, '.nx', 'concord-build-stamp');

/** Whether the built files are those of the sources as they are now. */
export function isBuilt(root: string): boolean {
  const file = stampFile(root);
  return existsSync(file) && readFileSync(file, 'utf8') === contentStamp(root);
}

export function markBuilt(root: string): void {
  const file = stampFile(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contentStamp(root));
}
