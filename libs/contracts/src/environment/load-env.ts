import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { unknownVariables } from './unknown-variables';
import { SECRETS } from './variables';

type Variables = Readonly<Record<string, string | undefined>>;

/** Invalid environment. The message names each variable and its problem, never a value. */
export class EnvironmentError extends Error {
  readonly variables: readonly string[];

  constructor(problems: ReadonlyMap<string, string>) {
    const words = [...problems].map(([name, problem]) => `${name}: ${problem}`);
    super(`The environment cannot be used. ${words.join('; ')}`);
    this.name = 'EnvironmentError';
    this.variables = [...problems.keys()];
  }
}

/** Content of a secret file without the final line break; an empty file is an error, not an unset variable. */
function readSecret(path: string): { value: string } | { problem: string } {
  try {
    const value = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '');
    return value ? { value } : { problem: 'the file is empty' };
  } catch (error) {
    return { problem: `the file cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}

/** Resolves `X_FILE` of needed secrets into `X`, and drops empty variables. */
function givenVariables(names: readonly string[], source: Variables, problems: Map<string, string>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  for (const name of SECRETS.filter((secret) => names.includes(secret))) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) problems.set(name, `${name}_FILE is set as well; set one of them`);
    const secret = readSecret(path);
    if ('value' in secret) given[name] = secret.value;
    else problems.set(`${name}_FILE`, secret.problem);
  }
  return given;
}

/**
 * Parses the environment once, at start. Empty variables are unset. A secret `X` of {@link SECRETS}
 * may be given as `X_FILE`, the path of a file.
 * @throws EnvironmentError that names every missing or invalid variable
 */
export function loadEnv<T extends z.ZodObject>(schema: T, source: Variables): z.output<T> {
  const problems = new Map<string, string>();
  const given = givenVariables(Object.keys(schema.shape), source, problems);
  const parsed = schema.safeParse(given);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0]);
    if (problems.has(`${name}_FILE`)) continue;
    problems.set(name, given[name] === undefined ? 'missing' : message);
  }
  if (problems.size > 0 || !parsed.success) throw new EnvironmentError(problems);
  return parsed.data;
}

/** Log for {@link readEnv}, e.g. a pino logger. */
export interface EnvironmentLog {
  warn: (details: object, message: string) => void;
  fatal: (details: object, message: string) => void;
}

/**
 * {@link loadEnv} for the start of a program: logs one line and exits with code 1 if the
 * environment is invalid, and warns about unknown variables.
 */
export function readEnv<T extends z.ZodObject>(
  schema: T,
  source: Variables,
  log: EnvironmentLog,
): z.output<T> {
  const unknown = unknownVariables(source);
  try {
    const env = loadEnv(schema, source);
    if (unknown.length > 0) log.warn({ unknown }, `Unknown variables have no effect: ${unknown.join(', ')}`);
    return env;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    log.fatal({ variables: error.variables, ...(unknown.length > 0 && { unknown }) }, error.message);
    process.exit(1);
  }
}
