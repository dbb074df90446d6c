import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { z } from 'zod';
import { ROOT } from '../lib/paths.ts';

/** Program of each process, the schema of its environment, and the schema's file. */
const SCHEMAS = {
  gateway: ['services/gateway/dist/main.js', 'gatewayEnv', 'services/gateway/dist/env.js'],
  students: ['services/students/dist/main.js', 'studentsEnv', 'services/students/dist/env.js'],
  'students-worker': ['services/students/dist/worker.js', 'workerEnv', 'services/students/dist/env.js'],
  'students-prepare': [
    'services/students/dist/prepare.js',
    'studentsPrepareEnv',
    'services/students/dist/env.js',
  ],
  'students-retention': [
    'services/students/dist/retention.js',
    'studentsRetentionEnv',
    'services/students/dist/env.js',
  ],
  exams: ['services/exams/dist/main.js', 'examsEnv', 'services/exams/dist/env.js'],
  'exams-worker': ['services/exams/dist/worker.js', 'examsWorkerEnv', 'services/exams/dist/env.js'],
  'exams-prepare': [
    'services/exams/dist/prepare.js',
    'prepareEnv',
    'libs/nest-platform/dist/http/run-prepare.js',
  ],
  media: ['services/media/dist/main.js', 'mediaEnv', 'services/media/dist/env.js'],
  'media-worker': ['services/media/dist/worker.js', 'mediaWorkerEnv', 'services/media/dist/env.js'],
  'media-prepare': [
    'services/media/dist/prepare.js',
    'prepareEnv',
    'libs/nest-platform/dist/http/run-prepare.js',
  ],
  members: ['services/members/dist/main.js', 'membersEnv', 'services/members/dist/env.js'],
  'members-worker': ['services/members/dist/worker.js', 'membersWorkerEnv', 'services/members/dist/env.js'],
  'members-prepare': [
    'services/members/dist/prepare.js',
    'prepareEnv',
    'libs/nest-platform/dist/http/run-prepare.js',
  ],
  'members-retention': [
    'services/members/dist/retention.js',
    'membersRetentionEnv',
    'services/members/dist/env.js',
  ],
} as const;

export type ProgramName = keyof typeof SCHEMAS | 'seed' | 'consistency' | 'backup' | 'rotation';

export interface ProgramVariables {
  required: readonly string[];
  optional: readonly string[];
  /** Variables that may be given by a file, as `X_FILE`. */
  secrets: readonly string[];
  /** Defaults of optional variables. */
  defaults: Readonly<Record<string, string>>;
}

/** Variables of the system, which no operator sets. */
const SYSTEM_VARIABLES = ['PATH'];

interface Environment {
  SECRETS: readonly string[];
  VARIABLES: readonly string[];
}

const require = createRequire(import.meta.url);
const load = <T>(file: string): T => require(join(ROOT, file)) as T;
const environment = () => load<Environment>('libs/contracts/dist/environment.js');

/** The variables of one schema. */
function variablesOf(schema: z.ZodObject): ProgramVariables {
  const fields = Object.entries(schema.shape)
    .filter(([name]) => !SYSTEM_VARIABLES.includes(name))
    .map(([name, field]) => ({ name, unset: (field as z.ZodType).safeParse(undefined) }));
  const named = (isOptional: boolean) =>
    fields.filter(({ unset }) => unset.success === isOptional).map(({ name }) => name);
  const defaults = fields.flatMap(({ name, unset: { data } }) =>
    ['string', 'number'].includes(typeof data) && data !== '' ? [[name, String(data)]] : [],
  );
  const secrets = environment().SECRETS.filter((name) => fields.some((field) => field.name === name));
  return {
    required: named(false),
    optional: named(true),
    secrets,
    defaults: Object.fromEntries(defaults) as Record<string, string>,
  };
}

/** @throws Error when the program does not start with this schema */
function schemaOf([program, name, file]: (typeof SCHEMAS)[keyof typeof SCHEMAS]): z.ZodObject {
  const schema = load<Record<string, z.ZodObject | undefined>>(file)[name];
  if (schema && readFileSync(join(ROOT, program), 'utf8').includes(name)) return schema;
  throw new Error(`${program} does not start with ${name} of ${file}`);
}

/** The variables of every program that runs in a container, from the schemas of the build. */
export async function processVariables(): Promise<Record<ProgramName, ProgramVariables>> {
  const { seedEnv } = await import('../seed/env.ts');
  const { consistencyEnv } = await import('./consistency/env.ts');
  const { backupEnv } = await import('../backup/env.ts');
  const { rotationEnv } = await import('../rotation/env.ts');
  const schemas = Object.entries(SCHEMAS).map(([name, place]) => [name, schemaOf(place)] as const);
  const ofTools = [
    ['seed', seedEnv] as const,
    ['consistency', consistencyEnv] as const,
    ['backup', backupEnv] as const,
    ['rotation', rotationEnv] as const,
  ];
  const all = [...schemas, ...ofTools];
  return Object.fromEntries(all.map(([name, schema]) => [name, variablesOf(schema)])) as Record<
    ProgramName,
    ProgramVariables
  >;
}

/** Variables of the launcher alone. */
export const LAUNCHER_VARIABLES: readonly string[] = ['CONCORD_HOME', 'CONCORD_CACHE', 'SEED', 'COMPACT'];

/** The variables of an env file, each with its value and whether a comment precedes it or its group. */
function exampleOf(text: string): Map<string, { value: string; isExplained: boolean }> {
  const found = new Map<string, { value: string; isExplained: boolean }>();
  let isExplained = false;
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
    if (name) found.set(name, { value, isExplained });
    else isExplained = line.startsWith('# ');
  }
  return found;
}

/** Variables that `.env.example` or the list of known variables lacks, and those that no program reads. */
export function variableProblems(
  example: string,
  programs: Readonly<Record<string, ProgramVariables>>,
  known: readonly string[] = environment().VARIABLES,
): string[] {
  const shown = exampleOf(example);
  const all = Object.values(programs);
  const read = new Set([
    ...all.flatMap((each) => [...each.required, ...each.optional]),
    ...LAUNCHER_VARIABLES,
  ]);
  const missing = (names: Iterable<string>, place: { has(name: string): boolean }, problem: string) =>
    [...names].filter((name) => !place.has(name)).map((name) => `${name} ${problem}`);
  const list = new Set(known);
  const lacksDefault = [...read].filter((name) => {
    const defaults = all.flatMap((each) => each.defaults[name] ?? []);
    return defaults.length > 0 && shown.get(name)?.value === '';
  });
  return [
    ...missing(read, shown, 'is read by a program, but .env.example does not have it'),
    ...missing(shown.keys(), read, 'is in .env.example, but no program reads it'),
    ...missing(read, list, 'is read by a program, but VARIABLES does not have it'),
    ...missing(list, read, 'is in VARIABLES, but no program reads it'),
    ...[...shown].filter(([, { isExplained }]) => !isExplained).map(([name]) => `${name} has no comment`),
    ...lacksDefault.map((name) => `${name} has a default that .env.example does not show`),
  ];
}
