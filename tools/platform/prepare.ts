import { join } from 'node:path';
import { runProgram } from '../lib/cli-run.ts';
import { print } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { randomText } from '../lib/new-secrets.mjs';
import { ROOT } from '../lib/paths.ts';
import { prepareEnvironment } from './environment.ts';

const SERVICES = ['media', 'students', 'exams'] as const;
const PASSWORD_BYTES = 12;

/** What the log lines of a program say under a name. */
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

/** Shows a password that is stored as a hash alone. */
export const printOnce = (email: string, password: string): void =>
  print(`\n  Made the account ${email} with the password ${password}\n  Note it: it is not shown again.\n`);

/** Runs the preparation of a service. @returns its output. @throws LauncherError with its output when it fails */
async function prepare(service: string, common: NodeJS.ProcessEnv): Promise<string> {
  const file = join(ROOT, 'services', service, 'dist', 'prepare.js');
  const { code, output } = await runProgram(process.execPath, [file], {
    cwd: ROOT,
    // Its lines are read below.
    env: { ...prepareEnvironment(service, common), LOG_LEVEL: 'info' },
  });
  if (code === 0) return output;
  throw new LauncherError(`${output.trim()}\nThe database of ${service} could not be prepared.`);
}

/**
 * Makes what the services need in their databases. Where there is no SUPER_ADMIN and nobody has set a password for one,
 * the account gets a new password, which is printed.
 * @returns the stored accounts with the password of the demo
 */
export async function prepareDatabases(common: NodeJS.ProcessEnv): Promise<{ demoAccounts: string[] }> {
  const outputs = await Promise.all(SERVICES.map((service) => prepare(service, common)));
  let output = outputs[SERVICES.indexOf('students')] ?? '';
  if (logged(output, 'superAdmin').includes('missing')) {
    const password = randomText(PASSWORD_BYTES);
    output = await prepare('students', { ...common, SUPER_ADMIN_PASSWORD: password });
    if (logged(output, 'superAdmin').includes('made')) printOnce(common.SUPER_ADMIN_EMAIL ?? '', password);
  }
  return { demoAccounts: logged(output, 'demoAccounts').map(String) };
}
