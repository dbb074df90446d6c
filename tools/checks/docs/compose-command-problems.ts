import { isPlaceholder } from './page.ts';
import { nodeProblems } from './program-problems.ts';
import type { Repository } from './repository.ts';

/** Options before the command of Compose; those that end in `=` take a value. */
const GLOBAL = ['--profile=', '--file=', '-f=', '--env-file=', '--project-name='];

/** Options that our documents may use, by command of Compose. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  up: [
    '--detach',
    '--build',
    '--no-build',
    '--wait',
    '--no-deps',
    '--no-recreate',
    '--force-recreate',
    '--scale=',
  ],
  run: ['--rm', '--no-deps', '-T', '--env=', '--detach'],
  exec: ['-T', '--env=', '--user='],
  logs: ['--since=', '--tail=', '--follow', '--no-color'],
  ps: ['--all', '--quiet', '--format=', '--services', '--status='],
  rm: ['--stop', '--force', '--volumes'],
  down: ['--volumes', '--remove-orphans'],
  build: ['--pull', '--no-cache'],
  ...Object.fromEntries(
    ['pull', 'stop', 'start', 'restart', 'kill', 'config', 'stats', 'images'].map((name) => [name, []]),
  ),
};

/** Commands whose arguments after the first service run in its container. */
const INSIDE = ['run', 'exec'];

interface Given {
  options: { name: string; value: string }[];
  rest: string[];
}

/** Parses options at the beginning, or anywhere; an unknown one counts as one without a value. */
function optionsOf(
  words: readonly string[],
  known: readonly string[],
  until: (rest: string[]) => boolean,
): Given {
  const options: Given['options'] = [];
  const rest: string[] = [];
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (!word.startsWith('-') || until(rest)) {
      rest.push(word);
      continue;
    }
    const [name = '', value] = word.split('=');
    const next = known.includes(`${name}=`) && value === undefined ? left.shift() : value;
    options.push({ name, value: next ?? '' });
  }
  return { options, rest };
}

const unknownOptions = (options: Given['options'], known: readonly string[]): string[] =>
  options.map(({ name }) => name).filter((name) => !known.includes(name) && !known.includes(`${name}=`));

/** Unknown profiles, options, services and programs in `docker compose --profile scan up --detach`. */
export function composeCommandProblems(words: readonly string[], repository: Repository): string[] {
  const before = optionsOf(words.slice(2), GLOBAL, (rest) => rest.length > 0);
  const [command = '', ...args] = before.rest;
  const known = OPTIONS[command];
  if (!known) return [`docker compose has no command ${command}, or this check does not know it`];
  const isInside = INSIDE.includes(command);
  const { options, rest } = optionsOf(args, known, (found) => isInside && found.length > 0);
  const services = (isInside ? rest.slice(0, 1) : rest).filter((name) => !isPlaceholder(name));
  const scaled = options
    .filter(({ name }) => name === '--scale')
    .map(({ value }) => value.split('=')[0] ?? '');
  const set = options.filter(({ name }) => name === '--env').map(({ value }) => value.split('=')[0] ?? '');
  const profiles = before.options.filter(({ name }) => name === '--profile').map(({ value }) => value);
  const lacking = (names: readonly string[], all: ReadonlySet<string>, kind: string) =>
    names.filter((name) => !all.has(name)).map((name) => `docker-compose.yml has no ${kind} ${name}`);
  return [
    ...unknownOptions(before.options, GLOBAL).map((name) => `docker compose has no option ${name}`),
    ...unknownOptions(options, known).map((name) => `docker compose ${command} has no option ${name}`),
    ...lacking([...services, ...scaled], repository.services, 'service'),
    ...lacking(
      profiles.filter((name) => name !== '*'),
      repository.profiles,
      'profile',
    ),
    ...set.filter((name) => !repository.variables.has(name)).map((name) => `there is no variable ${name}`),
    ...(isInside && rest[1] === 'node' ? nodeProblems(rest.slice(1), repository) : []),
  ];
}
