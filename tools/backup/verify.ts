import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { judge } from '../checks/consistency/check.ts';
import { printFindings } from '../checks/consistency/report.ts';
import { takeSnapshot } from '../checks/consistency/snapshot.ts';
import { printStep, printSuccess } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { freePort } from '../lib/ports.ts';
import { waitUntil } from '../lib/wait.ts';
import { Database } from './database.ts';
import type { BackupEnv } from './env.ts';
import {
  contentText,
  documentDifferences,
  DUMP_FOLDER,
  fileDifferences,
  FILES_FOLDER,
  readManifest,
} from './manifest.ts';
import { filesIn } from './objects.ts';
import { Repository } from './repository.ts';

const START_MS = 120_000;
const STOP_MS = 30_000;
/** Cache of WiredTiger, which would otherwise take half of the machine's memory. */
const CACHE_GB = '0.25';

/** Runs an empty MongoDB server for some work. */
async function withServer<T>(folder: string, work: (uri: string) => Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const args = [
    '--dbpath',
    folder,
    '--port',
    String(port),
    '--bind_ip',
    '127.0.0.1',
    '--wiredTigerCacheSizeGB',
    CACHE_GB,
  ];
  const server = spawn('mongod', args, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) =>
    server.once('close', () => resolve()).once('error', () => resolve()),
  );
  const uri = `mongodb://127.0.0.1:${port}/?directConnection=true`;
  try {
    const isThere = async () => {
      const client = new MongoClient(uri, { serverSelectionTimeoutMS: 1000 });
      const answer = client.db('admin').command({ ping: 1 });
      return answer
        .then(
          () => true,
          () => false,
        )
        .finally(() => client.close());
    };
    if (!(await waitUntil(isThere, { timeoutMs: START_MS, everyMs: 500 })))
      throw new LauncherError('No empty MongoDB server could be started to restore the backup into.');
    return await work(uri);
  } finally {
    server.kill('SIGTERM');
    const killing = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(killing);
  }
}

/**
 * Restores a backup into an empty database of its own and checks that the data is consistent.
 * @returns the id of the backup
 * @throws LauncherError when it cannot be restored or is inconsistent
 */
export async function verifyBackup(env: BackupEnv, wanted: string): Promise<string> {
  const repository = new Repository(env);
  await repository.check();
  const copy = await repository.idOf(wanted);
  const place = join(env.BACKUP_FOLDER, 'verify');
  rmSync(place, { recursive: true, force: true });
  try {
    printStep(`reading backup ${copy}`);
    const folder = await repository.layOut(copy, join(place, 'copy'));
    const manifest = readManifest(folder);
    const files = filesIn(join(folder, FILES_FOLDER));
    const lost = fileDifferences(manifest.files, files);
    if (lost.length > 0) throw new LauncherError(`Backup ${copy} is incomplete:\n${lost.join('\n')}`);
    await withServer(join(place, 'database'), async (uri) => {
      printStep('restoring it into an empty database');
      const database = new Database(uri, manifest.prefix);
      const client = new MongoClient(uri);
      try {
        const restored = await database.restore(join(folder, DUMP_FOLDER), false);
        const problems = documentDifferences(manifest.documents, restored);
        if (problems.length > 0)
          throw new LauncherError(`Backup ${copy} is incomplete:\n${problems.join('\n')}`);
        const db = (service: string) => client.db(`${manifest.prefix}-${service}`);
        const stores = {
          students: db('students'),
          exams: db('exams'),
          media: db('media'),
          members: db('members'),
        };
        const findings = judge(
          await takeSnapshot({ ...stores, objects: async () => files.map(({ key }) => key) }),
        );
        printFindings(findings);
        if (findings.problems.length > 0)
          throw new LauncherError(`The content of backup ${copy} is inconsistent.`);
      } finally {
        await client.close();
        await database.close();
      }
    });
    printSuccess(`Backup ${copy} can be restored: ${contentText(manifest)}`);
    return copy;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
