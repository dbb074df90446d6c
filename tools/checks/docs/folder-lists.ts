import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Token, Tokens } from 'marked';
import type { Page } from './page.ts';

/** Names of the folders in a folder. Paths are from the root. */
export type FoldersOf = (folder: string) => readonly string[];

/** First heading of a table that lists folders: `folder` for those beside the page, or "folder of `src`". */
const HEADING = /^folder(?: of `([\w./-]+)`)?$/;
const PROJECTS = ['apps', 'services', 'libs'];
const FLOORS = ['src/features', 'src/shared', 'src/store'];

/** Reads folders that contain a file, except hidden ones and those in `.gitignore`. */
export function foldersOnDisk(root: string): FoldersOf {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('/'))
    .map((line) => line.slice(0, -1));
  const holdsFile = (path: string): boolean =>
    readdirSync(path, { withFileTypes: true }).some(
      (entry) =>
        entry.isFile() ||
        (entry.isDirectory() && !ignored.includes(entry.name) && holdsFile(join(path, entry.name))),
    );
  return (folder) => {
    const path = join(root, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.includes(entry.name))
      .map(({ name }) => name)
      .filter((name) => holdsFile(join(path, name)));
  };
}

const codesIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => (token.type === 'codespan' ? [String((token as Tokens.Codespan).text)] : []));

/** Folders named in the tables of a page, by parent folder. */
function listedIn({ path, tokens }: Page): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.type !== 'table') continue;
    const { header, rows } = token as Tokens.Table;
    const heading = HEADING.exec(header[0]?.text ?? '');
    if (!heading) continue;
    const base = posix.join(posix.dirname(path), heading[1] ?? '.');
    const names = rows.flatMap(([cell]) => codesIn(cell?.tokens ?? []));
    lists.set(base, [...(lists.get(base) ?? []), ...names.map((name) => name.replace(/\/$/, ''))]);
  }
  return lists;
}

/** Required READMEs, each with the folders whose content it must list. */
export function requiredLists(foldersOf: FoldersOf): Map<string, string[]> {
  const required = new Map<string, string[]>([
    ['README.md', ['.']],
    ['tools/README.md', ['tools']],
  ]);
  for (const kind of PROJECTS)
    for (const name of foldersOf(kind)) {
      const project = `${kind}/${name}`;
      const source = foldersOf(project).includes('src') ? `${project}/src` : project;
      const floors = kind === 'services' ? FLOORS.map((floor) => `${project}/${floor}`) : [];
      required.set(`${project}/README.md`, [source, ...floors]);
      for (const area of kind === 'services' ? foldersOf(`${project}/src/features`) : [])
        required.set(`${project}/src/features/${area}/README.md`, [`${project}/src/features/${area}`]);
    }
  return required;
}

/** Missing READMEs, and lists of folders with missing, unknown or duplicate names. */
export function folderListProblems(pages: readonly Page[], foldersOf: FoldersOf): string[] {
  const required = requiredLists(foldersOf);
  const missing = [...required.keys()].filter((path) => !pages.some((page) => page.path === path));
  const wrong = pages.flatMap((page) => {
    const lists = listedIn(page);
    const bases = new Set([...(required.get(page.path) ?? []), ...lists.keys()]);
    return [...bases].flatMap((base) => {
      const listed = lists.get(base) ?? [];
      const there = foldersOf(base);
      const within = (name: string) => posix.join(base, name);
      return [
        ...there
          .filter((name) => !listed.includes(name))
          .map((name) => `${page.path}: lists no ${within(name)}`),
        ...listed
          .filter((name) => !there.includes(name))
          .map((name) => `${page.path}: there is no folder ${within(name)}`),
        ...listed
          .filter((name, index) => listed.indexOf(name) !== index)
          .map((name) => `${page.path}: lists ${within(name)} twice`),
      ];
    });
  });
  return [...missing.map((path) => `there is no ${path}`), ...wrong];
}
