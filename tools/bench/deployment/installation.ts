import { join } from 'node:path';
import { runProgram } from '../../lib/cli-run.ts';
import { LauncherError } from '../../lib/launcher-error.ts';
import { ROOT } from '../../lib/paths.ts';

/** What the drills install, by Docker Compose and in Kubernetes alike. */

/** How images are called. */
export const REGISTRY = 'concord';

/** How many there are of what is there more than once, when it is scaled. */
export const REPLICAS: Readonly<Record<string, number>> = {
  gateway: 2,
  students: 2,
  exams: 2,
  media: 2,
  'exams-worker': 3,
};

/** Makes secrets by `npm run secrets` with these arguments. @returns what it printed. @throws LauncherError with that */
export async function makeSecrets(...args: string[]): Promise<string> {
  const program = join(ROOT, 'tools', 'commands', 'secrets.mjs');
  const { code, output } = await runProgram(process.execPath, [program, ...args]);
  if (code !== 0) throw new LauncherError(output);
  return output;
}

/** The first account, as programs get it. @param valueOf gives an installation's variable by its name */
export const firstAccount = (valueOf: (name: string) => string | undefined): NodeJS.ProcessEnv =>
  Object.fromEntries(['SUPER_ADMIN_EMAIL', 'SUPER_ADMIN_PASSWORD'].map((name) => [name, valueOf(name)]));
