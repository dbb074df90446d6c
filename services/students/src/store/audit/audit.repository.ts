import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AuditQuery, AuditRecord, ExportCursor } from '@concord/contracts';
import {
  type AuditStore,
  CHANGE_FIELD,
  duplicatesOf,
  listReader,
  type ListReader,
  objectIdOf,
  type Page,
  refoldWords,
  retryOnce,
  type RowsAfter,
  SEARCH_FIELDS,
  timeRange,
} from '@concord/nest-platform';
import { type Model, trusted } from 'mongoose';
import { AUDIT_MODEL, type StoredAuditRecord } from './audit.schema';

const UNCLEAR = ['unclear' as const];
const UNDONE = ['unclear' as const, 'refused' as const];
const NEWEST_FIRST = { at: -1, _id: -1 } as const;

/** Includes search fields, which records of earlier releases have. */
const HIDDEN_FIELDS = [...SEARCH_FIELDS, CHANGE_FIELD];
const LIST = {
  /** Labels are mostly names of people. */
  searched: { texts: ['action', 'address', 'reason'], names: ['actor.username', 'label'] },
  /** Without `id`: an index of the store finds the few records with the same one. */
  inMemory: { moment: 'at', fields: ['at', 'actor.id', 'action', 'entity'] },
};

/** Placeholder for values of destroyed records. */
const FORGOTTEN = 'destroyed';

/** The audit log. Records are added, settled once, and expire; the values of destroyed records are removed. */
@Injectable()
export class AuditRepository implements AuditStore {
  private readonly lists: ListReader<StoredAuditRecord>;

  constructor(@InjectModel(AUDIT_MODEL) private readonly model: Model<StoredAuditRecord>) {
    this.lists = listReader(model, LIST);
  }

  /** Prepares a long list, so that its first request is fast. */
  warmList(): Promise<void> {
    return this.lists.warm();
  }

  /** Updates the search words of records from earlier releases. @returns number of changed records */
  backFillSearchFields(): Promise<number> {
    return refoldWords(this.model);
  }

  /** Adds records; existing ones are kept. @returns the records that existed */
  async insertMany(records: readonly AuditRecord[]): Promise<AuditRecord[]> {
    const stored = records.map(toStored);
    try {
      await retryOnce(() => this.model.insertMany(stored, { ordered: false }));
      return [];
    } catch (error) {
      const known = duplicatesOf(error);
      if (!known) throw error;
      return known.flatMap((position) => records[position] ?? []);
    }
  }

  /**
   * Settles `unclear` records. Success also replaces a refusal, by another process that made the same change at the
   * same time.
   */
  async settleMany(records: readonly AuditRecord[]): Promise<void> {
    const writes = records.map(toStored).map(({ _id, ...settled }) => {
      const outcome = trusted({ $in: settled.outcome === 'done' ? UNDONE : UNCLEAR });
      const update = {
        $set: settled,
        ...(settled.reason === undefined && { $unset: { reason: 1 as const } }),
      };
      return { updateOne: { filter: { _id, outcome }, update } };
    });
    await retryOnce(() => this.model.bulkWrite(writes, { ordered: false }));
  }

  /** Removes the values in the changes of these records, but keeps the names of their fields. */
  async forgetValues(ids: readonly string[]): Promise<void> {
    const found = await this.model
      .find({ id: trusted({ $in: [...ids] }) }, { before: 1, after: 1 })
      .lean<Pick<StoredAuditRecord, '_id' | 'before' | 'after'>[]>();
    for (const { _id, before, after } of found) {
      const change = { ...(before && { before: namesOf(before) }), ...(after && { after: namesOf(after) }) };
      if (before || after) await this.model.updateOne({ _id }, { $set: change });
    }
  }

  /** Changes to these records, or by this actor; oldest first. */
  async ofPerson(ids: readonly string[], actor: string): Promise<StoredAuditRecord[]> {
    const without = HIDDEN_FIELDS.map((field) => `-${field}`).join(' ');
    const find = (filter: Record<string, unknown>) =>
      this.model.find(filter).select(without).lean<StoredAuditRecord[]>().exec();
    const [done, own] = await Promise.all([
      find({ id: trusted({ $in: [...ids] }) }),
      find({ 'actor.id': actor }),
    ]);
    const byId = new Map([...done, ...own].map((record) => [record._id.toString(), record]));
    return [...byId.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
  }

  list(query: AuditQuery): Promise<Page<StoredAuditRecord>> {
    const { page, pageSize, search } = query;
    return this.lists.page({ page, pageSize, search }, optionsOf(query));
  }

  /** The next rows of the list after a row. */
  listAfter(
    query: AuditQuery,
    after: ExportCursor | undefined,
    limit: number,
  ): Promise<RowsAfter<StoredAuditRecord>> {
    const { search } = query;
    return this.lists.after({ ...optionsOf(query), search, after, limit });
  }
}

const optionsOf = (query: AuditQuery) => ({
  sort: NEWEST_FIRST,
  without: HIDDEN_FIELDS,
  filter: toFilter(query),
});

function toFilter({ actor, action, entity, id, from, to }: AuditQuery): Record<string, unknown> {
  const at = timeRange({ from, to });
  return {
    ...(id && { id }),
    ...(actor && { 'actor.id': actor }),
    ...(action && { action }),
    ...(entity && { entity }),
    ...(at && { at }),
  };
}

const namesOf = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, FORGOTTEN]));

function toStored({ _id, at, ...record }: AuditRecord): StoredAuditRecord {
  return { _id: objectIdOf(_id), at: new Date(at), ...record };
}
