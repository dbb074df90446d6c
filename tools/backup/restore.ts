import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { checkUntilSettled } from '../checks/consistency/check.ts';
import { printFindings } from '../checks/consistency/report.ts';
import { print, printStep, printSuccess, printWarning } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { withKnownKeys } from '../lib/s3-client.ts';
import { RefusedRestoreError } from './refused-restore.ts';
import { httpStatus } from '../lib/wait.ts';
import { Database, hasReplay } from './database.ts';
import type { BackupEnv } from './env.ts';
import {
  contentText,
  documentDifferences,
  DUMP_FOLDER,
  fileDifferences,
  FILES_FOLDER,
  type Manifest,
  readManifest,
  sum,
} from './manifest.ts';
import { filesIn, Objects } from './objects.ts';
import { Repository } from './repository.ts';

interface RestoreOptions {
  /** Id of a backup, or `latest`. */
  readonly copy: string;
  /** Name of the installation, which the operator types to confirm that its content is replaced. */
  readonly replace: string | undefined;
}

/** The check waits for no work in progress: the product is stopped. */
const SETTLED_SECONDS = 0;

async function requireStopped({ STUDENTS_URL }: BackupEnv): Promise<void> {
  if ((await httpStatus(`${STUDENTS_URL}/health/live`)) !== 0)
    throw new LauncherError('Concord runs on these stores. Stop its processes first.');
}

/** @throws LauncherError when the stores have content and its replacement was not confirmed */
async function requireFree(
  database: Database,
  objects: Objects,
  { MONGODB_DB_PREFIX: name }: BackupEnv,
  replace: string | undefined,
): Promise<void> {
  const documents = await database.documents();
  const files = await objects.list();
  if (sum(Object.values(documents)) === 0 && files.length === 0) return;
  const content = contentText({ documents, files });
  if (replace === undefined)
    throw new LauncherError(
      `These stores are not empty: they hold ${content}. To replace it by the backup: --replace ${name}`,
    );
  if (replace !== name)
    throw new LauncherError(`--replace must have the name of this installation, which is ${name}.`);
  printWarning(`Replacing ${content}`);
}

/** True if the oplog of the backup is replayed; prints a warning when it cannot be. */
async function isReplayed(database: Database, dump: string): Promise<boolean> {
  if (!hasReplay(dump)) return false;
  if (await database.canReplay()) return true;
  printWarning('This server does not replay an oplog: changes made during the backup may be incomplete.');
  return false;
}

async function restoreDatabase(database: Database, folder: string, manifest: Manifest): Promise<void> {
  printStep('restoring the database');
  const dump = join(folder, DUMP_FOLDER);
  const restored = await database.restore(dump, await isReplayed(database, dump));
  const problems = documentDifferences(manifest.documents, restored);
  if (problems.length > 0) throw new LauncherError(`The database is incomplete:\n${problems.join('\n')}`);
}

async function restoreFiles(objects: Objects, folder: string, { files }: Manifest): Promise<void> {
  printStep('restoring files');
  await objects.putBack(join(folder, FILES_FOLDER), files);
  const problems = fileDifferences(files, await objects.list());
  if (problems.length > 0) throw new LauncherError(`The files are not whole:\n${problems.join('\n')}`);
}

/**
 * Empties the queues, which still belong to the replaced data; sweepers fill them again from the
 * database.
 */
async function emptyQueues({ REDIS_URL, REDIS_PREFIX }: BackupEnv): Promise<void> {
  if (!/^rediss?:/.test(REDIS_URL))
    return printWarning(
      'Redis by Sentinel or as a cluster is not emptied. Jobs from before the restore end by themselves.',
    );
  const redis = new Redis(REDIS_URL, { maxRetriesPerRequest: 2 });
  try {
    for await (const keys of redis.scanStream({ match: `${REDIS_PREFIX}*`, count: 1000 }))
      if ((keys as string[]).length > 0) await redis.unlink(keys as string[]);
  } finally {
    redis.disconnect();
  }
}

async function printContent(database: Database, objects: Objects): Promise<void> {
  const documents = await database.documents();
  for (const [name, count] of Object.entries(documents).sort()) print(`  ${name}: ${count}`);
  print(`There are now ${contentText({ documents, files: await objects.list() })}.`);
}

/** An extracted backup, ready to be restored. */
interface LaidOut {
  readonly id: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Extracts a backup and compares it with its manifest.
 * @throws LauncherError when it cannot be restored
 */
async function layOut(env: BackupEnv, copy: string, target: string): Promise<LaidOut> {
  const repository = new Repository(env);
  const id = await repository.idOf(copy);
  printStep(`reading backup ${id}`);
  rmSync(target, { recursive: true, force: true });
  const folder = await repository.layOut(id, target);
  const manifest = readManifest(folder);
  if (manifest.prefix !== env.MONGODB_DB_PREFIX)
    throw new LauncherError(`This backup is of the installation ${manifest.prefix}.`);
  const problems = fileDifferences(manifest.files, filesIn(join(folder, FILES_FOLDER)));
  if (problems.length > 0) throw new LauncherError(`This backup is incomplete:\n${problems.join('\n')}`);
  printStep(`made on ${manifest.madeAt} by release ${manifest.release}: ${contentText(manifest)}`);
  return { id, folder, manifest };
}

/**
 * Checks everything before the first change.
 * @throws RefusedRestoreError when the backup must not be restored
 */
async function prepared(
  env: BackupEnv,
  { copy, replace }: RestoreOptions,
  database: Database,
  objects: Objects,
): Promise<LaidOut> {
  try {
    await requireStopped(env);
    await requireFree(database, objects, env, replace);
    return await layOut(env, copy, placeIn(env));
  } catch (error) {
    throw error instanceof LauncherError ? new RefusedRestoreError(error.message) : error;
  }
}

const placeIn = ({ BACKUP_FOLDER }: BackupEnv) => join(BACKUP_FOLDER, 'restore');

/**
 * Restores the database and the files as one step: until it is complete, the product does not
 * start, and the same command continues after it was killed at any point.
 * @returns true if the restored data is consistent
 * @throws RefusedRestoreError when nothing was changed; LauncherError when it is incomplete
 */
export async function restoreBackup(env: BackupEnv, options: RestoreOptions): Promise<boolean> {
  const database = new Database(env.MONGODB_URI, env.MONGODB_DB_PREFIX);
  const objects = new Objects(await withKnownKeys(env));
  try {
    const begun = await database.progress();
    if (begun) {
      printStep('continuing an unfinished restore');
      await requireStopped(env);
    }
    const { id, folder, manifest } = begun
      ? await layOut(env, options.copy === 'latest' ? begun.copy : options.copy, placeIn(env))
      : await prepared(env, options, database, objects);
    if (begun?.copy !== id || !begun.isDatabaseDone) {
      await database.setProgress({ copy: id, isDatabaseDone: false });
      await restoreDatabase(database, folder, manifest);
      await database.setProgress({ copy: id, isDatabaseDone: true });
    }
    await restoreFiles(objects, folder, manifest);
    await emptyQueues(env);
    await database.setProgress(undefined);
    await printContent(database, objects);
    const findings = await checkUntilSettled(env as unknown as NodeJS.ProcessEnv, SETTLED_SECONDS);
    printFindings(findings);
    if (findings.problems.length === 0) printSuccess(`Backup ${id} is restored.`);
    return findings.problems.length === 0;
  } finally {
    await database.close();
    rmSync(placeIn(env), { recursive: true, force: true });
  }
}
