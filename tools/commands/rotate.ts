// Has no dependencies: `node tools/commands/rotate.ts` needs nothing but Node 24, Docker and the file.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { replaceFile, valuesOf, withValues } from '../lib/env-file.mjs';
import { type Changes, nextChanges, STATE, type State, type Values } from '../rotation/steps.ts';

const USAGE = `Usage: npm run rotate -- [--file .env] [--all]
Takes the next of three steps to new secrets of the product and its stores, while it runs. After it was cut off the same
command goes on.
  --all   takes all three at once, after a secret was stolen: everybody signs in again`;

const INSTRUCTIONS: Partial<Record<State, string>> = {
  added: 'Step 1 of 3 is done: new secrets are accepted beside the old ones. Run this again at any time.',
  used: 'Step 2 of 3 is done: new secrets are used, old ones still accepted. Run this again after 24 hours, when the last token that was signed before has ended.',
};
const DONE = `Step 3 of 3 is done: the old secrets are gone. The containers of MongoDB and Redis still have them in their
environment, where they open nothing: outside exams, "docker compose up --detach --wait" replaces these containers.`;

/** Runs a program with the operator's terminal. @throws Error when it fails */
function run(program: string, ...args: string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}. Run this again.`);
}

/** Passes the changes to the stores, by the variables of compose's env file. */
const onStores = (command: string) =>
  run(
    'docker',
    ...['compose', 'run', '--rm', '--no-deps', '-T', 'rotation'],
    ...['node', 'tools/rotation/main.ts', command],
  );
const roll = () => run('sh', 'deploy/roll.sh');

/** Work that leads from one state to the next. */
const WORK: Partial<Record<State, (values: Values) => void>> = {
  adding: () => {
    onStores('add');
    roll();
  },
  using: roll,
  moving: ({ S3_ENDPOINT }) => {
    // Processes know both pairs of keys, and wait for MinIO.
    if (!S3_ENDPOINT) run('docker', 'compose', 'up', '--detach', '--no-deps', '--wait', 'minio');
  },
  dropping: () => {
    onStores('drop');
    roll();
  },
};

function write(file: string, changes: Changes): void {
  replaceFile(file, withValues(readFileSync(file, 'utf8'), changes));
}

/** Works until a step is complete. @returns the state */
function takeStep(file: string): State | undefined {
  const stateOf = (values: Values) => values[STATE] as State | undefined;
  let values: Values = valuesOf(readFileSync(file, 'utf8'));
  // Without work in progress the command begins the next step.
  if (!WORK[stateOf(values) ?? 'added']) write(file, nextChanges(values));
  for (;;) {
    values = valuesOf(readFileSync(file, 'utf8'));
    const state = stateOf(values);
    const work = state && WORK[state];
    if (!work) return state;
    work(values);
    write(file, nextChanges(values));
  }
}

const { values: options } = parseArgs({
  options: { file: { type: 'string', default: '.env' }, all: { type: 'boolean', default: false } },
});

try {
  let state = takeStep(options.file);
  while (options.all && state) state = takeStep(options.file);
  process.stdout.write(`${(state && INSTRUCTIONS[state]) ?? DONE}\n`);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  process.stderr.write(`${message}\n${String(code).startsWith('ERR_PARSE_ARGS') ? `${USAGE}\n` : ''}`);
  process.exit(1);
}
