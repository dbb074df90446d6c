import { posix } from 'node:path';
import type { Tokens } from 'marked';
import { codesOf, type Page } from './page.ts';

const trimmed = (path: string): string => path.replace(/^src\//, '').replace(/\/$/, '');

/** Folders in the first column of tables headed `folder`. */
const listedIn = ({ tokens }: Page): string[] =>
  tokens
    .filter((token): token is Tokens.Table => token.type === 'table')
    .filter(({ header }) => header[0]?.text === 'folder')
    .flatMap(({ rows }) => rows.flatMap(([cell]) => cell?.text.match(/[^`,\s]+/g) ?? []));

/** Differences between the folders that a README names and those of its project: left out, or listed and gone. */
export function folderProblems(
  page: Page,
  folders: readonly string[],
  exists: (path: string) => boolean,
): string[] {
  const home = posix.dirname(page.path);
  const named = new Set([...codesOf(page), ...listedIn(page)].map(trimmed));
  const isThere = (folder: string) =>
    ['', 'src/'].some((base) => exists(posix.join(home, base, trimmed(folder))));
  return [
    ...folders
      .filter((folder) => !named.has(folder) && !named.has(posix.basename(folder)))
      .map((folder) => `${page.path}: the folder ${folder} is not named`),
    ...listedIn(page)
      .filter((folder) => !isThere(folder))
      .map((folder) => `${page.path}: there is no folder ${folder}`),
  ];
}
