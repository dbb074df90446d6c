import type { AuditRecord } from '@concord/contracts';
import type { Connection, mongo } from 'mongoose';
import { duplicatesOf, retryOnce } from '../stores/mongo-errors';
import { objectIdOf } from '../stores/object-id';
import { type AuditOutboxEntry, auditOutboxSchema } from './audit-outbox.schema';
import type { AuditStore } from './audit-store';

/** A change that was not settled by then is delivered as it is: its process ended. */
const LEASE_MS = 5 * 60_000;

const toEntry = (record: AuditRecord): AuditOutboxEntry => ({
  _id: objectIdOf(record._id),
  record,
  dueAt: new Date(Date.now() + (record.outcome === 'unclear' ? LEASE_MS : 0)),
});

/** The records of this service that the service with the audit log does not have yet. */
export class AuditOutbox implements AuditStore {
  private readonly entries: mongo.Collection<AuditOutboxEntry>;

  constructor(connection: Connection) {
    const name = auditOutboxSchema.get('collection') ?? '';
    this.entries = connection.getClient().db(connection.name).collection<AuditOutboxEntry>(name);
  }

  async insertMany(records: readonly AuditRecord[]): Promise<void> {
    try {
      await retryOnce(() => this.entries.insertMany(records.map(toEntry), { ordered: false }));
    } catch (error) {
      if (!duplicatesOf(error)) throw error;
    }
  }

  /**
   * Also those that were delivered as unclear meanwhile: they are delivered again. Of two processes that repeat one change
   * at the same moment, one does it and the other one is refused: what is done stays so.
   */
  async settleMany(records: readonly AuditRecord[]): Promise<void> {
    const dueAt = new Date();
    const writes = records.map((record) => ({
      updateOne: {
        filter: {
          _id: objectIdOf(record._id),
          ...(record.outcome !== 'done' && { 'record.outcome': { $ne: 'done' as const } }),
        },
        update: { $set: { record, dueAt } },
        upsert: true,
      },
    }));
    try {
      await retryOnce(() => this.entries.bulkWrite(writes, { ordered: false }));
    } catch (error) {
      // A refusal does not match a record that is done, and its insert is a duplicate.
      if (!duplicatesOf(error)) throw error;
    }
  }

  /** Entries to deliver, those that have waited longest first. */
  findDue(now: Date, limit: number): Promise<AuditOutboxEntry[]> {
    return this.entries
      .find({ dueAt: { $lte: now } })
      .sort({ dueAt: 1 })
      .limit(limit)
      .toArray();
  }

  /** Removes what was delivered, but for what was settled after it was read. */
  async remove(entries: readonly AuditOutboxEntry[]): Promise<void> {
    const removals = entries.map(({ _id, dueAt }) => ({ deleteOne: { filter: { _id, dueAt } } }));
    await this.entries.bulkWrite(removals, { ordered: false });
  }

  async postpone({ _id }: AuditOutboxEntry, dueAt: Date): Promise<void> {
    await this.entries.updateOne({ _id }, { $set: { dueAt } });
  }
}
