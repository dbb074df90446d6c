import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LauncherError } from './launcher-error.ts';
import { newSecrets, newStorePasswords } from './new-secrets.mjs';

type ServiceSecrets = ReturnType<typeof newSecrets>;
export type Secrets = ServiceSecrets & ReturnType<typeof newStorePasswords>;

/** The secrets that services read. */
export const SECRET_NAMES = Object.keys(newSecrets()) as (keyof ServiceSecrets)[];

const allNew = (): Secrets => ({ ...newSecrets(), ...newStorePasswords() });

/** Secrets of a data folder, created once: a restart must not end sessions. A later release adds its own. */
export function loadSecrets(home: string): Secrets {
  const file = join(home, 'secrets.json');
  if (!existsSync(file)) return save(file, allNew());
  const kept = parse(readFileSync(file, 'utf8'));
  const isWhole = Object.values(kept).every((value) => typeof value === 'string' && value !== '');
  if (!isWhole || !kept.JWT_PRIVATE_KEY || !kept.JWT_PUBLIC_KEY)
    throw new LauncherError(`${file} is damaged. Put it back from a copy, or delete it to make new secrets.`);
  const all = { ...allNew(), ...kept };
  return Object.keys(all).length === Object.keys(kept).length ? all : save(file, all);
}

function save(file: string, secrets: Secrets): Secrets {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return secrets;
}

function parse(text: string): Partial<Secrets> {
  try {
    return JSON.parse(text) as Partial<Secrets>;
  } catch {
    return {};
  }
}
