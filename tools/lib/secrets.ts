import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LauncherError } from './launcher-error.ts';
import { newSecrets } from './new-secrets.mjs';

export type Secrets = ReturnType<typeof newSecrets>;

export const SECRET_NAMES = Object.keys(newSecrets()) as (keyof Secrets)[];

/** Made once per data folder: a restart must not sign anybody out or end an exam. */
export function loadSecrets(home: string): Secrets {
  const file = join(home, 'secrets.json');
  if (!existsSync(file))
    writeFileSync(file, `${JSON.stringify(newSecrets(), null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  const secrets = parse(readFileSync(file, 'utf8'));
  if (SECRET_NAMES.every((name) => typeof secrets[name] === 'string' && secrets[name] !== ''))
    return secrets as Secrets;
  throw new LauncherError(`${file} is damaged. Put it back from a copy, or delete it to make new secrets.`);
}

function parse(text: string): Partial<Secrets> {
  try {
    return JSON.parse(text) as Partial<Secrets>;
  } catch {
    return {};
  }
}
