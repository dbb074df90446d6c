import type { BackupReportBody } from '@concord/contracts';
import { printWarning } from '../lib/console.ts';
import { Api } from '../seed/api.ts';
import type { BackupEnv } from './env.ts';

/**
 * Reports the outcome of a run to the product, the only source of its dashboard and alerts on
 * backups. Never throws.
 */
export async function reportRun(env: BackupEnv, report: BackupReportBody): Promise<void> {
  const api = new Api(`${env.STUDENTS_URL}/internal`, {
    'x-service-secret': env.SERVICE_SECRET.split(',')[0] ?? '',
  });
  await api.call('POST', 'backups', report).catch((error: unknown) => {
    printWarning(`Concord did not receive the report of this run: ${String(error)}`);
  });
}
