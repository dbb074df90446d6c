import { join } from 'node:path';
import { runProgram } from '../../lib/cli-run.ts';
import { LauncherError } from '../../lib/launcher-error.ts';
import { ROOT } from '../../lib/paths.ts';

/** Numbers of processes that the drills install, by Docker Compose and in Kubernetes alike. */

/** Registry of the images. */
export const REGISTRY = 'concord';

/** Maximum number of each process. */
export const MANY: Readonly<Record<string, number>> = {
  gateway: 3,
  students: 2,
  exams: 3,
  media: 2,
  'exams-worker': 3,
};

const each = (number: number) => Object.fromEntries(Object.keys(MANY).map((name) => [name, number]));

export const ONE = each(1);
export const TWO = each(2);

/** Makes secrets by `npm run secrets` with these arguments. @returns its output @throws LauncherError with that */
export async function makeSecrets(...args: string[]): Promise<string> {
  const program = join(ROOT, 'tools', 'commands', 'secrets.mjs');
  const { code, output } = await runProgram(process.execPath, [program, ...args]);
  if (code !== 0) throw new LauncherError(output);
  return output;
}

/** The first account, from the variables of an installation. @param valueOf gives a variable by its name */
export const firstAccount = (valueOf: (name: string) => string | undefined): NodeJS.ProcessEnv =>
  Object.fromEntries(['SUPER_ADMIN_EMAIL', 'SUPER_ADMIN_PASSWORD'].map((name) => [name, valueOf(name)]));
