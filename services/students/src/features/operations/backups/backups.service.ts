import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BACKUP_KINDS, type BackupReportBody, type BackupRun, type BackupStatus } from '@concord/contracts';
import { atScrape, gauge } from '@concord/observability';
import type { BackupRunRecord } from '../../../store/backup-runs/backup-run.schema';
import { BackupRunsRepository } from '../../../store/backup-runs/backup-runs.repository';

/** Maximum age of a daily backup. */
const MAX_AGE_MS = 60_000;

const toRun = ({
  startedAt,
  endedAt,
  copy,
  documents,
  files,
  bytes,
  problem,
}: BackupRunRecord): BackupRun => ({
  startedAt: startedAt.toISOString(),
  endedAt: endedAt.toISOString(),
  ...(copy !== undefined && { copy }),
  ...(documents !== undefined && { documents }),
  ...(files !== undefined && { files }),
  ...(bytes !== undefined && { bytes }),
  ...(problem !== undefined && { problem }),
});

/** Stores the outcomes that the backup program reports. */
@Injectable()
export class BackupsService implements OnApplicationBootstrap {
  constructor(private readonly runs: BackupRunsRepository) {}

  onApplicationBootstrap(): void {
    const last = gauge('concord_backup_last_success_timestamp_seconds');
    const read = async () => {
      for (const kind of BACKUP_KINDS) {
        const run = await this.runs.last(kind, true);
        // 0 for no backup yet, which is too old for every alert.
        last.set({ kind }, run ? run.endedAt.getTime() / 1000 : 0);
      }
    };
    atScrape({ read, forget: () => last.reset(), maxAgeMs: MAX_AGE_MS });
  }

  async report({ startedAt, ...run }: BackupReportBody): Promise<Record<string, never>> {
    await this.runs.add({ ...run, startedAt: new Date(startedAt), endedAt: new Date() });
    return {};
  }

  async status(): Promise<BackupStatus> {
    const find = (ok: boolean) => Promise.all(BACKUP_KINDS.map((kind) => this.runs.last(kind, ok)));
    const [[copy, verification], failures] = await Promise.all([find(true), find(false)]);
    // A failure counts until a later run of the same kind succeeds.
    const [failure] = failures
      .flatMap((run) => (run ? [run] : []))
      .filter(
        ({ kind, endedAt }) => endedAt > ((kind === 'copy' ? copy : verification)?.endedAt ?? new Date(0)),
      )
      .sort((one, other) => other.endedAt.getTime() - one.endedAt.getTime());
    return {
      ...(copy && { copy: toRun(copy) }),
      ...(verification && { verification: toRun(verification) }),
      ...(failure && { failure: { ...toRun(failure), kind: failure.kind } }),
    };
  }
}
