import { createHash, type Hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Everything that a build reads. Tests and documents are left out: changing them changes nothing that runs.
const SOURCES = [
  '{apps,services,libs}/*/**/*',
  'tools/config/*',
  'tsconfig.base.json',
  'nx.json',
  'package-lock.json',
];
const SKIPPED = ['**/node_modules', '**/dist', '**/test-results', '**/*.spec.ts', '**/*.spec.tsx', '**/*.md'];
const OUTPUTS = ['{apps,services,libs}/*/dist/**/*'];

function addFiles(
  hash: Hash,
  root: string,
  files: string[],
  content: (file: string) => string | Buffer,
): void {
  for (const file of files.sort()) {
    const path = join(root, file);
    if (!statSync(path).isFile()) continue;
    hash.update(`\0${file}\0`).update(content(path));
  }
}

/** One value for all sources by content, and for all built files by size and time. */
function contentStamp(root: string): string {
  // What is built for development is not what runs in production.
  const hash = createHash('sha256').update(process.env.NODE_ENV ?? '');
  const sources = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: SKIPPED }));
  addFiles(hash, root, sources, (path) => readFileSync(path));
  const outputs = OUTPUTS.flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: ['**/node_modules'] }),
  );
  addFiles(hash, root, outputs, (path) => {
    const { size, mtimeMs } = statSync(path);
    return `${size} ${mtimeMs}`;
  });
  return hash.digest('hex');
}

const stampFile = (root: string) => join(root, '.nx', 'concord-build-stamp');

export function isBuilt(root: string): boolean {
  const file = stampFile(root);
  return existsSync(file) && readFileSync(file, 'utf8') === contentStamp(root);
}

export function markBuilt(root: string): void {
  const file = stampFile(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contentStamp(root));
}
