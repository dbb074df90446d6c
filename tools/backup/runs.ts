import type { BackupReportBody } from '@concord/contracts';
import type { BackupEnv } from './env.ts';
import { makeBackup } from './make.ts';
import { sum } from './manifest.ts';
import { reportRun } from './report-run.ts';
import { verifyBackup } from './verify.ts';
import { withFolder } from './work-lock.ts';

const PROBLEM_CHARACTERS = 500;

type Outcome = Pick<BackupReportBody, 'copy' | 'documents' | 'files' | 'bytes'>;

/** Does the work and reports its outcome to the product. @throws any error of the work */
async function toldRun(
  env: BackupEnv,
  kind: BackupReportBody['kind'],
  work: () => Promise<Outcome>,
): Promise<void> {
  const startedAt = new Date().toISOString();
  try {
    const outcome = await withFolder(env.BACKUP_FOLDER, work);
    await reportRun(env, { kind, startedAt, ok: true, ...outcome });
  } catch (error) {
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, PROBLEM_CHARACTERS);
    await reportRun(env, { kind, startedAt, ok: false, problem });
    throw error;
  }
}

/** Makes a backup. */
export const makeRun = (env: BackupEnv): Promise<void> =>
  toldRun(env, 'copy', async () => {
    const { copy, manifest } = await makeBackup(env);
    return {
      copy,
      documents: sum(Object.values(manifest.documents)),
      files: manifest.files.length,
      bytes: sum(manifest.files.map(({ size }) => size)),
    };
  });

/** Restores a backup into an empty database, to prove that it can be restored. */
export const verifyRun = (env: BackupEnv, copy: string): Promise<void> =>
  toldRun(env, 'verification', async () => ({ copy: await verifyBackup(env, copy) }));
