import { Injectable } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { InternalClient, RepeatingTask } from '@concord/nest-platform';
import { FileStore } from '../../../shared/stored-files/file-store';
import { FilesRepository } from '../../../store/files/files.repository';
import { ORPHANS_TASK } from './orphans-task';

/** Grace period in ms: much longer than it takes to store a payment after its evidence. */
const GRACE_MS = 30 * 60 * 1000;
/** Payments looked up at once; the call accepts up to 200. */
const BATCH = 200;

/** Removes evidence whose payment was never stored: it was refused, or the members service stopped. */
@Injectable()
export class OrphanedEvidence extends RepeatingTask {
  constructor(
    private readonly files: FilesRepository,
    private readonly store: FileStore,
    private readonly internal: InternalClient,
  ) {
    super(() => this.sweep(), { ...ORPHANS_TASK, name: 'orphaned-evidence' });
  }

  /**
   * Looks up one batch of payments.
   * @returns their number.
   * @throws AppError 503 when the members service is unavailable; nothing is removed then.
   */
  async sweep(now = Date.now()): Promise<number> {
    const payments = await this.files.unconfirmedEvidence(new Date(now - GRACE_MS), BATCH);
    if (payments.length === 0) return 0;
    const found = await this.internal.call(internalCalls.internalEvidenceOwners, { body: { payments } });
    const known = new Set(found.payments);
    const confirmed = payments.filter((payment) => known.has(payment));
    if (confirmed.length > 0) await this.files.confirm(confirmed, new Date(now));
    for (const payment of payments) if (!known.has(payment)) await this.store.removeByOwner(payment);
    return payments.length;
  }
}
