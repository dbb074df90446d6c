import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { commandProblems, untoldScripts } from './command-problems.ts';
import { drillProblems } from './drill-problems.ts';
import { folderProblems } from './folder-problems.ts';
import { linkProblems, orphanProblems } from './link-problems.ts';
import { messageProblems } from './message-problems.ts';
import { readPage } from './page.ts';
import { readRepository } from './repository.ts';
import { sizingProblems } from './sizing-problems.ts';
import { wordingProblems } from './wording-problems.ts';

const GUIDES = ['*.md', 'docs/**/*.md', '{deploy,k8s,observability,tools}/README.md'];
/** READMEs of projects, whose commands run in their own folder. */
const OF_PROJECTS = ['{apps,services,libs}/*/README.md'];
/** Pages whose tables of folders belong to their project. */
const HAS_FOLDERS = /^((apps|services|libs)\/.*|tools)\/README\.md$/;
/** Pages that name each folder of their project. */
const COMPLETE = /^(tools|services\/exams)\/README\.md$/;
/** Folders that are built or generated. */
const IGNORED = ['dist', 'node_modules', '__pycache__'];
/** Folder of every project, by the conventions of CONTRIBUTING.md. */
const TESTING = 'testing';
/** Exception: its words about earlier versions stay true. */
const HISTORY = 'CHANGELOG.md';
const OPERATIONS = 'docs/operations/';

/** Sources of the messages that a page quotes. */
const SOURCES = [
  'docker-compose.yml',
  '{services,libs}/*/src/**/*.ts',
  'tools/{commands,backup,lib,rotation}/**/*.{ts,mjs}',
];

/** Folders of a project's sources, those of `features`, of their areas and of `store` each by itself. */
function foldersOf(root: string, readme: string): string[] {
  const home = join(root, dirname(readme));
  const sources = join(home, existsSync(join(home, 'src')) ? 'src' : '.');
  const tracked = (pattern: string) =>
    globSync(pattern, { cwd: sources, withFileTypes: true, exclude: IGNORED })
      .filter((entry) => entry.isDirectory())
      .map((entry) => relative(sources, join(entry.parentPath, entry.name)));
  return ['*', 'features/*', 'features/*/*', 'store/*']
    .flatMap(tracked)
    .filter((folder) => folder !== 'features' && folder !== TESTING);
}

/** Problems of the documents: commands, variables, files and links, and the words of pages for operators. */
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
  const pages = [...guides, ...pagesOf(OF_PROJECTS)];
  return [
    ...guides.flatMap((page) => commandProblems(page, repository)),
    ...untoldScripts(guides, repository),
    ...guides.flatMap(drillProblems),
    ...guides.flatMap((page) => messageProblems(page, sources)),
    ...pages
      .filter(({ path }) => HAS_FOLDERS.test(path))
      .flatMap((page) =>
        folderProblems(page, COMPLETE.test(page.path) ? foldersOf(root, page.path) : [], (path) =>
          repository.exists(path),
        ),
      ),
    ...linkProblems(pages, (path) => repository.exists(path)),
    ...orphanProblems(pages, `${OPERATIONS}README.md`),
    ...sizingProblems(readPage(root, `${OPERATIONS}sizing.md`)),
    ...guides.filter(({ path }) => path.startsWith(OPERATIONS)).flatMap(wordingProblems),
  ];
}
