import { type AuditRecord, LIMITS } from '@concord/contracts';
import { AppError } from '../core/app-error';
import { log } from '../core/logger';
import { RepeatingTask } from '../jobs/repeating-task';
import type { AuditOutbox } from './audit-outbox';
import type { AuditOutboxEntry } from './audit-outbox.schema';

const INTERVAL_MS = 3000;
const BATCH = LIMITS.auditBatchMax;
/** Retry delay of a refused record; another version may accept it. */
const REFUSED_MS = 60 * 60_000;

/**
 * Delivers the outbox to the service that owns the audit log, and removes confirmed entries.
 * Deliveries are idempotent, so several workers may run this and may be killed at any time.
 */
export class AuditDelivery extends RepeatingTask {
  constructor(
    private readonly outbox: AuditOutbox,
    private readonly send: (records: AuditRecord[]) => Promise<unknown>,
  ) {
    super((signal) => this.deliverAll(signal), {
      name: 'audit-delivery',
      intervalMs: INTERVAL_MS,
      failureMessage: 'audit records could not be delivered; they stay queued',
      logFailures: 'first',
    });
  }

  private async deliverAll(signal: AbortSignal): Promise<void> {
    let found: AuditOutboxEntry[];
    do {
      found = await this.outbox.findDue(new Date(), BATCH);
      if (found.length > 0) await this.deliver(found);
    } while (found.length === BATCH && !signal.aborted);
  }

  private async deliver(entries: readonly AuditOutboxEntry[]): Promise<void> {
    try {
      await this.send(entries.map(({ record }) => record));
    } catch (error) {
      if (!(error instanceof AppError) || error.statusCode !== 400) throw error;
      // Delivered one by one, so that a refused one does not block the others.
      const [first, ...others] = entries;
      if (first && others.length === 0) return this.skip(first, error);
      for (const entry of entries) await this.deliver([entry]);
      return;
    }
    await this.outbox.remove(entries);
  }

  private async skip(entry: AuditOutboxEntry, error: AppError): Promise<void> {
    log.error({ err: error, record: String(entry._id) }, 'an audit record was refused');
    await this.outbox.postpone(entry, new Date(Date.now() + REFUSED_MS));
  }
}
