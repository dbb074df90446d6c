import type { AuditRecord } from '@concord/contracts';
import type { Connection, mongo } from 'mongoose';
import { duplicatesOf, retryOnce } from '../stores/mongo-errors';
import { objectIdOf } from '../stores/object-id';
import { type AuditOutboxEntry, auditOutboxSchema } from './audit-outbox.schema';
import type { AuditStore } from './audit-store';

/** Lease of a running change; if it is not settled by then, its process ended and the record is delivered as it is. */
const LEASE_MS = 5 * 60_000;

const toEntry = (record: AuditRecord): AuditOutboxEntry => ({
  _id: objectIdOf(record._id),
  record,
  dueAt: new Date(Date.now() + (record.outcome === 'unclear' ? LEASE_MS : 0)),
});

/** Audit records of this service that are not delivered yet. */
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
   * Stores outcomes, and queues records again that were delivered as unclear in the meantime. If
   * two processes repeat one change concurrently, one succeeds and the other is refused: the
   * success wins.
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
      // A refusal never replaces a success: its filter does not match, so its upsert is a
      // duplicate.
      if (!duplicatesOf(error)) throw error;
    }
  }

  /** Finds due entries, oldest first. */
  findDue(now: Date, limit: number): Promise<AuditOutboxEntry[]> {
    return this.entries
      .find({ dueAt: { $lte: now } })
      .sort({ dueAt: 1 })
      .limit(limit)
      .toArray();
  }

  /** Removes delivered entries, except those settled after they were read. */
  async remove(entries: readonly AuditOutboxEntry[]): Promise<void> {
    const removals = entries.map(({ _id, dueAt }) => ({ deleteOne: { filter: { _id, dueAt } } }));
    await this.entries.bulkWrite(removals, { ordered: false });
  }

  async postpone({ _id }: AuditOutboxEntry, dueAt: Date): Promise<void> {
    await this.entries.updateOne({ _id }, { $set: { dueAt } });
  }
}
