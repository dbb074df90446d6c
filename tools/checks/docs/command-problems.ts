import type { Tokens } from 'marked';
import { composeCommandProblems } from './compose-command-problems.ts';
import { kubectlProblems, madeBy } from './kubectl-problems.ts';
import { codesOf, type Command, isPlaceholder, type Page, shellCommandsOf } from './page.ts';
import { nodeProblems, npmProblems, scriptProblems } from './program-problems.ts';
import type { Repository } from './repository.ts';

const OWN_PATH = /^(apps|services|libs|tools|docs|deploy|k8s|observability)\/[\w./-]+$/;

/** Problem of an unknown variable, or of a file or profile in the value of one of Compose's own variables. */
function settingProblems(name: string, value: string, { variables, profiles, exists }: Repository): string[] {
  if (!/^[A-Z]/.test(name)) return [];
  if (!variables.has(name)) return [`there is no variable ${name}`];
  if (name === 'COMPOSE_FILE')
    return value
      .split(':')
      .filter((file) => !isPlaceholder(file) && !exists(file))
      .map((file) => `there is no ${file}`);
  if (name !== 'COMPOSE_PROFILES') return [];
  return value
    .split(',')
    .filter((profile) => !profiles.has(profile))
    .map((profile) => `docker-compose.yml has no profile ${profile}`);
}

function programProblems(
  words: readonly string[],
  repository: Repository,
  made: readonly string[],
): string[] {
  const [program = '', second] = words;
  if (program === 'npm') return npmProblems(words, repository);
  if (program === 'node') return nodeProblems(words, repository);
  if (program === 'sh') return scriptProblems(words, repository);
  if (program === 'docker' && second === 'compose') return composeCommandProblems(words, repository);
  if (program === 'kubectl') return kubectlProblems(words, repository, made);
  return [];
}

/** The variables of a table whose first column is called so. */
const tableVariables = ({ tokens }: Page): string[] =>
  tokens
    .filter((token): token is Tokens.Table => token.type === 'table')
    .filter(({ header }) => /^variables?$/i.test(header[0]?.text ?? ''))
    .flatMap(({ rows }) => rows.flatMap(([cell]) => [...(cell?.text ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)]))
    .map(([, name = '']) => name);

/** True if the variables of a page are set in Compose's `.env`. */
const isForCompose = ({ path }: Page): boolean =>
  path.startsWith('docs/operations/') && !path.includes('kubernetes');

/** Known variables that Compose does not pass to any container. */
const unreadProblems = (names: readonly string[], { variables, ofCompose }: Repository): string[] =>
  names
    .filter((name) => variables.has(name) && !ofCompose.has(name))
    .map((name) => `docker-compose.yml does not read ${name}`);

/** Commands, variables and other names on a page that do not exist in this repository. */
export function commandProblems(page: Page, repository: Repository): string[] {
  const commands = shellCommandsOf(page);
  const made = commands.flatMap(({ words }) => madeBy(words));
  const problemsOf = ({ words, sets }: Command) => [
    ...sets.flatMap(([name, value]) => settingProblems(name, value, repository)),
    ...programProblems(words, repository, made),
  ];
  const inTables = tableVariables(page);
  const alone = commands.flatMap(({ words, sets }) => (words.length > 0 ? [] : sets.map(([name]) => name)));
  const paths = codesOf(page).filter((text) => OWN_PATH.test(text) && !/\/dist(\/|$)/.test(text));
  const problems = [
    ...commands.flatMap(problemsOf),
    ...inTables.flatMap((name) => settingProblems(name, '', repository)),
    ...(isForCompose(page) ? unreadProblems([...inTables, ...alone], repository) : []),
    ...paths.filter((path) => !repository.exists(path)).map((path) => `there is no ${path}`),
  ];
  return [...new Set(problems)].map((problem) => `${page.path}: ${problem}`);
}

/** Root scripts that no page mentions. */
export function untoldScripts(pages: readonly Page[], { scripts }: Repository): string[] {
  const told = new Set(
    pages
      .flatMap(shellCommandsOf)
      .filter(({ words }) => words[0] === 'npm')
      .flatMap(({ words }) => words),
  );
  return Object.keys(scripts)
    .filter((name) => !told.has(name))
    .map((name) => `no page tells of npm run ${name}`);
}
