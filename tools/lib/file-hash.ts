import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NO_SOURCES = ['**/node_modules', '**/dist', '**/test-results', '**/*.md'];

/** Files of the repository that match, sorted; without installed packages, build results and documents. */
export const sourceFiles = (
  root: string,
  patterns: readonly string[],
  exclude: readonly string[] = [],
): string[] =>
  globSync([...patterns], { cwd: root, exclude: [...NO_SOURCES, ...exclude] })
    .filter((file) => statSync(join(root, file)).isFile())
    .sort();

/** Hash of the names of these files and the value of `content` for each. */
export function hashFiles(
  root: string,
  files: readonly string[],
  content: (path: string) => string | Buffer = (path) => readFileSync(path),
): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`\0${file}\0`).update(content(join(root, file)));
  return hash.digest('hex');
}
