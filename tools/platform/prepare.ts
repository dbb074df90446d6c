import { join } from 'node:path';
import { runProgram } from '../lib/cli-run.ts';
import { print } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { randomText } from '../lib/new-secrets.mjs';
import { ROOT } from '../lib/paths.ts';
import { prepareEnvironment } from './environment.ts';
import { SERVICES } from './ports.ts';

const PASSWORD_BYTES = 12;

/** Values of a key in a program's log lines. */
export function logged(output: string, name: string): unknown[] {
  return output.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return [];
    try {
      return (JSON.parse(line) as Record<string, unknown>)[name] ?? [];
    } catch {
      return [];
    }
  });
}

/**
 * Prints a generated password once: it is stored as a hash only, and its owner must replace it.
 * @param output of the program that made the account
 */
export const printOnce = (email: string, password: string, output: string): void => {
  const [days] = logged(output, 'initialPasswordDays').map(Number);
  print(
    `\n  Made the account ${email} with the password ${password}\n` +
      '  Note it: it is not shown again. You choose your own one at the first sign-in,\n' +
      `  within ${days} days; after that this one opens nothing.\n`,
  );
};

/** Runs the preparation of a service. @returns its output. @throws LauncherError with its output when it fails */
async function prepare(service: string, common: NodeJS.ProcessEnv): Promise<string> {
  const file = join(ROOT, 'services', service, 'dist', 'prepare.js');
  const { code, output } = await runProgram(process.execPath, [file], {
    cwd: ROOT,
    // The lines of its log are parsed below.
    env: { ...prepareEnvironment(service, common), LOG_LEVEL: 'info' },
  });
  if (code === 0) return output;
  throw new LauncherError(`${output.trim()}\nThe database of ${service} could not be prepared.`);
}

/**
 * Prepares the services' databases. If no SUPER_ADMIN can sign in and no password is configured, the account
 * gets a new one, which is printed.
 * @returns the stored accounts with the demo's password
 */
export async function prepareDatabases(common: NodeJS.ProcessEnv): Promise<{ demoAccounts: string[] }> {
  const outputs = await Promise.all(SERVICES.map((service) => prepare(service, common)));
  let output = outputs[SERVICES.indexOf('students')] ?? '';
  if (logged(output, 'superAdmin').includes('missing')) {
    const password = randomText(PASSWORD_BYTES);
    const made = { SUPER_ADMIN_PASSWORD: password, SUPER_ADMIN_PASSWORD_INITIAL: 'on' };
    output = await prepare('students', { ...common, ...made });
    if (logged(output, 'superAdmin').includes('made'))
      printOnce(common.SUPER_ADMIN_EMAIL ?? '', password, output);
  }
  return { demoAccounts: logged(output, 'demoAccounts').map(String) };
}
