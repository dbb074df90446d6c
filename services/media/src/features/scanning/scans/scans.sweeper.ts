import { Injectable } from '@nestjs/common';
import { AuditTrail, type CheckOutcome, HealthRegistry, log, RepeatingTask } from '@concord/nest-platform';
import type { Clamd } from '../../../shared/scanning/clamd';
import { MalwareScan } from '../../../shared/scanning/malware-scan';
import { ObjectStore } from '../../../store/objects/object-store';
import type { FileRecord, ScanVerdict } from '../../../store/files/file.schema';
import { FilesRepository } from '../../../store/files/files.repository';

const INTERVAL_MS = 5000;
const BATCH = 100;
/** Delay of the next attempt after a failed scan; other files go first. */
const RETRY_MS = 60_000;

/**
 * Scans uploaded files. While clamd is unavailable only these files wait, and the health report says
 * `degraded`. Each verdict is one conditional write, so that concurrent workers only waste work.
 */
@Injectable()
export class ScansSweeper extends RepeatingTask {
  private readonly clamd?: Clamd;

  constructor(
    private readonly files: FilesRepository,
    private readonly objects: ObjectStore,
    private readonly audit: AuditTrail,
    malware: MalwareScan,
    health: HealthRegistry,
  ) {
    super((signal) => this.sweep(Date.now(), signal), {
      name: 'file-scans',
      intervalMs: INTERVAL_MS,
      firstDelayMs: 0,
      failureMessage: 'uploaded files could not be scanned for malware',
      logFailures: 'first',
    });
    const { clamd } = malware;
    this.clamd = clamd;
    if (clamd) health.register('clamd', () => stateOf(clamd));
  }

  /** @returns the number of files with a verdict. @throws Error while clamd or a store is away. */
  async sweep(now = Date.now(), signal?: AbortSignal): Promise<number> {
    if (!this.clamd) return 0;
    const due = await this.files.findDueForScan(new Date(now), BATCH);
    if (due.length > 0) await this.clamd.ping();
    let count = 0;
    for (const file of due) {
      if (signal?.aborted) break;
      if (await this.scan(this.clamd, file, new Date(now + RETRY_MS))) count += 1;
    }
    return count;
  }

  private async scan(clamd: Clamd, file: FileRecord, retryAt: Date): Promise<boolean> {
    try {
      const bytes = await this.objects.bytes(file.public_id);
      if (bytes) return await this.finish(file, await clamd.scan(bytes));
      // A record is written before its object.
      await this.files.postponeScan(file.public_id, retryAt);
      return false;
    } catch (error) {
      await this.files.postponeScan(file.public_id, retryAt);
      throw error;
    }
  }

  private async finish(file: FileRecord, verdict: ScanVerdict): Promise<boolean> {
    const finished = await this.files.finishScan(file.public_id, verdict);
    if (finished && verdict.scan === 'infected') await this.recordQuarantine(file, verdict.finding);
    return finished;
  }

  private async recordQuarantine(
    { public_id, name, owner, kind }: FileRecord,
    finding: string,
  ): Promise<void> {
    log.warn({ file: public_id, owner, finding }, 'a file with malware is held back');
    await this.audit.record({
      action: 'file.quarantine',
      outcome: 'done',
      actor: { kind: 'system' },
      target: { entity: 'file', id: public_id, label: name },
      reason: finding,
      details: { owner, kind },
    });
  }
}

async function stateOf(clamd: Clamd): Promise<CheckOutcome> {
  try {
    await clamd.ping();
    return { status: 'up' };
  } catch {
    return {
      status: 'degraded',
      detail: 'clamd does not answer, so uploaded files wait for their malware scan',
    };
  }
}
