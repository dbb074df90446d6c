import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withKnownKeys } from '../lib/s3-client.ts';
import { printStep, printSuccess, printWarning } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { Database } from './database.ts';
import type { BackupEnv } from './env.ts';
import {
  contentText,
  DUMP_FOLDER,
  FILES_FOLDER,
  type Manifest,
  readManifest,
  sum,
  writeManifest,
} from './manifest.ts';
import { Objects } from './objects.ts';
import { Repository } from './repository.ts';

/** A stored backup. */
export interface StoredBackup {
  readonly copy: string;
  readonly manifest: Manifest;
}

const release = () => [process.env.VERSION, process.env.COMMIT].filter(Boolean).join(' ') || 'unknown';

/** Files of the last backup that are still in the folder: only new ones are read. */
function lastFiles(folder: string): Manifest['files'] {
  try {
    return readManifest(folder).files;
  } catch {
    return [];
  }
}

/**
 * Backs up the database and all files. The database comes first: a record is written before its
 * file, so every file that a record names is in the backup.
 * @throws LauncherError when it cannot be made; earlier backups stay
 */
export async function makeBackup(env: BackupEnv): Promise<StoredBackup> {
  const repository = new Repository(env);
  await repository.open();
  const folder = join(env.BACKUP_FOLDER, 'copy');
  const known = lastFiles(folder);
  const dump = join(folder, DUMP_FOLDER);
  rmSync(dump, { recursive: true, force: true });
  mkdirSync(dump, { recursive: true });
  const madeAt = new Date().toISOString();
  const database = new Database(env.MONGODB_URI, env.MONGODB_DB_PREFIX);
  try {
    if (await database.progress())
      throw new LauncherError(
        'A restore is not finished, so these stores hold a part of a backup. Finish it first.',
      );
    printStep('dumping the database');
    const { documents, hasOplog } = await database.dump(dump);
    if (sum(Object.values(documents)) === 0) printWarning('The database is empty.');
    printStep('copying files');
    const files = await new Objects(await withKnownKeys(env)).mirror(join(folder, FILES_FOLDER), known);
    const prefix = env.MONGODB_DB_PREFIX;
    const manifest: Manifest = { format: 1, madeAt, release: release(), prefix, documents, hasOplog, files };
    writeManifest(folder, manifest);
    printStep('storing');
    const copy = await repository.store(folder);
    await repository.prune();
    printSuccess(`Backup ${copy}: ${contentText(manifest)}`);
    return { copy, manifest };
  } finally {
    await database.close();
    rmSync(dump, { recursive: true, force: true });
  }
}
