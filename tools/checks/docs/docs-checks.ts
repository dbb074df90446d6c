import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandProblems, untoldScripts } from './command-problems.ts';
import { drillProblems } from './drill-problems.ts';
import { folderListProblems, foldersOnDisk } from './folder-lists.ts';
import { linkProblems, orphanProblems } from './link-problems.ts';
import { messageProblems } from './message-problems.ts';
import { readPage } from './page.ts';
import { readRepository } from './repository.ts';
import { sizingProblems } from './sizing-problems.ts';
import { wordingProblems } from './wording-problems.ts';

const GUIDES = ['*.md', 'docs/**/*.md', '{deploy,k8s,observability,tools}/README.md'];
/** READMEs of projects, whose commands run in their own folder, and of areas. */
const PROJECT_READMES = ['{apps,services,libs}/*/README.md', 'services/*/src/features/*/README.md'];
/** Exception: statements about earlier versions stay true. */
const HISTORY = 'CHANGELOG.md';
const OPERATIONS = 'docs/operations/';

/** Sources of the messages that a page quotes. */
const SOURCES = [
  'docker-compose.yml',
  '{services,libs}/*/src/**/*.ts',
  'tools/{commands,backup,lib,rotation}/**/*.{ts,mjs}',
];

/** Problems of the documents: commands, variables, files, links, and wording of pages for operators. */
export function docsProblems(root: string): string[] {
  const repository = readRepository(root);
  const pagesOf = (patterns: readonly string[]) =>
    globSync(patterns, { cwd: root })
      .filter((path) => path !== HISTORY)
      .sort()
      .map((path) => readPage(root, path));
  const guides = pagesOf(GUIDES);
  const sources = globSync(SOURCES, { cwd: root, exclude: (name) => /\.spec\.ts$/.test(name) })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const pages = [...guides, ...pagesOf(PROJECT_READMES)];
  return [
    ...guides.flatMap((page) => commandProblems(page, repository)),
    ...untoldScripts(guides, repository),
    ...guides.flatMap(drillProblems),
    ...guides.flatMap((page) => messageProblems(page, sources)),
    ...folderListProblems(pages, foldersOnDisk(root)),
    ...linkProblems(pages, (path) => repository.exists(path)),
    ...orphanProblems(pages, `${OPERATIONS}README.md`),
    ...sizingProblems(readPage(root, `${OPERATIONS}sizing.md`)),
    ...guides.filter(({ path }) => path.startsWith(OPERATIONS)).flatMap(wordingProblems),
  ];
}
