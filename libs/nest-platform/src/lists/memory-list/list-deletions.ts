import type { Model, Query, Schema } from 'mongoose';

interface Deleted {
  /** Collection name. */
  _id: string;
  /** Time of the last deletion. Earlier versions stored only this. */
  at: Date;
  count?: number;
  /** Latest deletions by id, the last one last. */
  recent?: { id: string; at: Date }[];
  /** Time of the last deletion of unknown ids. */
  othersAt?: Date;
}

const COLLECTION = 'list-deletions';
/** Number of ids kept: as many as one staff call deletes. */
const RECENT = 500;

/** Records deletions made through mongoose: comparing counts takes some stores seconds. */
export function recordDeletions(schema: Pick<Schema, 'post'>): void {
  schema.post(['deleteOne', 'deleteMany'], async function (this: Query<unknown, unknown>, result: unknown) {
    const { deletedCount = 0 } = result as { deletedCount?: number };
    const { _id: id, ...others } = this.getFilter();
    const isById = id !== undefined && 'op' in this && this.op === 'deleteOne';
    // A missing record was deleted, perhaps by a process that ended before recording it.
    const isGone = isById && Object.keys(others).length === 0;
    if (deletedCount === 0 && !isGone) return;
    const { collection, db } = this.model;
    const at = new Date();
    await db.collection<Deleted>(COLLECTION).updateOne(
      { _id: collection.name },
      {
        $inc: { count: 1 },
        ...(isById
          ? { $set: { at }, $push: { recent: { $each: [{ id: String(id), at }], $slice: -RECENT } } }
          : { $set: { at, othersAt: at } }),
      },
      { upsert: true },
    );
  });
}

/** Follows deletions of a collection by any process. */
export class DeletionWatch<Stored> {
  private seen?: Pick<Deleted, 'at' | 'count'>;
  private unlisted = 0;

  constructor(private readonly model: Model<Stored>) {}

  /** Time of the last deletion of unknown ids, in ms; 0 before the first. */
  get unlistedAt(): number {
    return this.unlisted;
  }

  /** Ids deleted since the previous call; at the first call, the latest ones. */
  async read(): Promise<string[]> {
    const { db, collection } = this.model;
    const deletions = db.collection<Deleted>(COLLECTION);
    const last = await deletions.findOne({ _id: collection.name }, { projection: { at: 1, count: 1 } });
    const { seen } = this;
    if (!last || (seen && seen.count === last.count && Number(seen.at) === Number(last.at))) return [];
    const noted = await deletions.findOne({ _id: collection.name });
    if (!noted) return [];
    const { at, count = 0, recent = [], othersAt } = noted;
    this.seen = { at, count };
    const listedAt = Math.max(Number(recent.at(-1)?.at ?? 0), Number(othersAt ?? 0));
    // Earlier versions record no ids, and a burst may exceed the number kept.
    const isUnknown = Number(at) > listedAt || (seen && count - (seen.count ?? 0) > RECENT);
    this.unlisted = Math.max(this.unlisted, Number(othersAt ?? 0), isUnknown ? Number(at) : 0);
    return recent.map(({ id }) => id);
  }
}
