import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RepositoryEnv } from '../backup/env.ts';
import { Repository } from '../backup/repository.ts';

/** Adds a password that opens the backups. May be repeated. */
export async function addKey(env: RepositoryEnv, password: string): Promise<void> {
  const repository = new Repository(env);
  await repository.open();
  if (await new Repository({ ...env, BACKUP_PASSWORD: password }).isOpenedBy()) return;
  const folder = mkdtempSync(join(env.BACKUP_FOLDER, 'key-'));
  try {
    const file = join(folder, 'password');
    writeFileSync(file, password, { mode: 0o600 });
    await repository.addKey(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes every password of the backups except that of the environment. May be repeated. */
export async function removeOtherKeys(env: RepositoryEnv): Promise<void> {
  await new Repository(env).removeOtherKeys();
}
