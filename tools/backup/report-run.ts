import type { BackupReportBody } from '@concord/contracts';
import { printWarning } from '../lib/console.ts';
import { Api } from '../seed/api.ts';
import type { BackupEnv } from './env.ts';

/** Tells the product how a run ended: its dashboard and alerts know of copies by that alone. Never throws. */
export async function reportRun(env: BackupEnv, report: BackupReportBody): Promise<void> {
  const api = new Api(`${env.STUDENTS_URL}/internal`, {
    'x-service-secret': env.SERVICE_SECRET.split(',')[0] ?? '',
  });
  await api.call('POST', 'backups', report).catch((error: unknown) => {
    printWarning(`Concord was not told of this run: ${String(error)}`);
  });
}
