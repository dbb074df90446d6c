import { isPlaceholder } from './page.ts';
import type { Repository } from './repository.ts';

const camelCase = (option: string): string =>
  option.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** True if the source of a program reads an option: as a key of its table of options, or as text. */
function readsOption(source: string, option: string): boolean {
  const name = camelCase(option.slice(2));
  return source.includes(option) || new RegExp(`\\b${name}\\??:|'${option.slice(2)}'`).test(source);
}

/** Unknown options of a program of this repository, and an unknown first argument if that is a command. */
export function optionProblems(program: string, args: readonly string[], { sourceOf }: Repository): string[] {
  const source = sourceOf(program);
  if (source === undefined) return [];
  const unknown = args
    .filter((arg) => arg.startsWith('--') && !isPlaceholder(arg))
    .map((arg) => arg.split('=')[0] ?? '')
    .filter((option) => !readsOption(source, option))
    .map((option) => `${program} has no option ${option}`);
  const [first = ''] = args;
  const isCommand = source.includes('const COMMANDS') && /^[a-z]/.test(first);
  const isKnown = !isCommand || new RegExp(`^ {2}${first}(:|,|\\()`, 'm').test(source);
  return isKnown ? unknown : [...unknown, `${program} has no command ${first}`];
}

/** `node tools/backup/main.ts make`, on this machine or in a container. */
export function nodeProblems(words: readonly string[], repository: Repository): string[] {
  const [program = '', ...args] = words.slice(1).filter((word) => word !== '--enable-source-maps');
  if (program.startsWith('-')) return [];
  if (!repository.exists(program)) return [`there is no ${program}`];
  return optionProblems(program, args, repository);
}

/** Commands of npm itself; `npm run` without a name is one. */
const NPM_ITSELF = ['', 'ci', 'install', 'sbom', 'view', 'pack', 'audit'];

/** `npm run bench:exam -- --candidates 300`, `npm test -- unit exams`. */
export function npmProblems(words: readonly string[], repository: Repository): string[] {
  const [, ...rest] = words.filter((word) => !['--silent', '-s'].includes(word));
  const [command = '', ...more] = rest[0] === 'run' ? rest.slice(1) : rest;
  if (NPM_ITSELF.includes(command) || isPlaceholder(command)) return [];
  const script = repository.scripts[command];
  if (script === undefined) return [`npm has no script ${command}`];
  const args = more[0] === '--' ? more.slice(1) : more;
  if (command === 'test') return testProblems(args, repository);
  if (more.length > 0 && more[0] !== '--') return [`${words.join(' ')} lacks -- before what the script gets`];
  const [, program = '', name] = /^node (\S+) ?(\S*)/.exec(script) ?? [];
  const file = program.endsWith('bootstrap.mjs') ? `tools/commands/${name}.ts` : program;
  return optionProblems(file, args, repository);
}

/** Arguments of `npm test`: parts are words of its program, projects are folders. */
function testProblems(args: readonly string[], { exists, sourceOf }: Repository): string[] {
  const source = sourceOf('tools/commands/test.ts') ?? '';
  const isProject = (name: string) =>
    name === 'tools' || ['apps', 'services', 'libs'].some((folder) => exists(`${folder}/${name}`));
  return args
    .filter((word) => !isPlaceholder(word) && !isProject(word))
    .filter((word) => !source.includes(word.startsWith('--') ? word : `'${word}'`))
    .map((word) => `npm test knows no ${word}`);
}

/** `sh deploy/roll.sh gateway`. */
export function scriptProblems(
  [, script = '', ...args]: readonly string[],
  repository: Repository,
): string[] {
  if (script.startsWith('-')) return [];
  if (!repository.exists(script)) return [`there is no ${script}`];
  const services = script.endsWith('roll.sh') ? args.filter((arg) => !isPlaceholder(arg)) : [];
  return [
    ...optionProblems(script, args, repository),
    ...services
      .filter((name) => !name.startsWith('-') && !repository.services.has(name))
      .map((name) => `docker-compose.yml has no service ${name}`),
  ];
}
