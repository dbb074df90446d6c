import { readFileSync } from 'node:fs';
import { LauncherError } from './launcher-error.ts';
import { SECRET_NAMES } from './secrets.ts';

/**
 * Secrets that may be given by a file. The services have the same list, but the launcher runs before they are
 * built.
 */
export const FILE_SECRETS: readonly string[] = [
  ...SECRET_NAMES,
  'CREDENTIAL_PUBLIC_KEY',
  'MONGODB_URI',
  'REDIS_URL',
  'SMTP_URL',
  'PAYSTACK_SECRET_KEY',
  'SMS_KEY',
  'SUPER_ADMIN_PASSWORD',
];

function readSecret(variable: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '');
  } catch (error) {
    throw new LauncherError(
      `The file of ${variable} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  if (!text) throw new LauncherError(`The file of ${variable} is empty.`);
  return text;
}

/**
 * Variables that are set, without empty ones, and with `X` in place of each `X_FILE` of a secret.
 * @throws LauncherError when both are set, or the file cannot be read or is empty
 */
export function givenEnvironment(source: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  for (const name of FILE_SECRETS) {
    const variable = `${name}_FILE`;
    const path = given[variable];
    if (!path) continue;
    if (given[name]) throw new LauncherError(`${name} and ${variable} are both set. Unset one of them.`);
    delete given[variable];
    given[name] = readSecret(variable, path);
  }
  return given;
}
