import type { Model, Query, Schema } from 'mongoose';

interface Deleted {
  /** The collection. */
  _id: string;
  /** Of the last one. Releases before this one noted it alone. */
  at: Date;
  count?: number;
  /** The latest ones that were deleted by their id, the last one last. */
  recent?: { id: string; at: Date }[];
  /** When others were deleted. */
  othersAt?: Date;
}

const COLLECTION = 'list-deletions';
/** As many ids are kept as one call of staff deletes. */
const RECENT = 500;

/** Notes which records of a collection mongoose deletes: to count what is left takes some stores seconds. */
export function noteDeletions(schema: Pick<Schema, 'post'>): void {
  schema.post(['deleteOne', 'deleteMany'], async function (this: Query<unknown, unknown>, result: unknown) {
    const { deletedCount = 0 } = result as { deletedCount?: number };
    const { _id: id, ...others } = this.getFilter();
    const isById = id !== undefined && 'op' in this && this.op === 'deleteOne';
    // One that is not there was deleted, perhaps by a process that ended before it noted that.
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

/** Follows what is deleted of a collection, by whichever process. */
export class DeletionWatch<Stored> {
  private seen?: Pick<Deleted, 'at' | 'count'>;
  private unlisted = 0;

  constructor(private readonly model: Model<Stored>) {}

  /** When records were deleted last whose ids nobody knows, in ms; 0 before the first time. */
  get unlistedAt(): number {
    return this.unlisted;
  }

  /** Ids of records that were deleted since this was called before; the first time, of the latest ones. */
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
    // A release before this one notes no ids, and a burst has more than are kept.
    const isUnknown = Number(at) > listedAt || (seen && count - (seen.count ?? 0) > RECENT);
    this.unlisted = Math.max(this.unlisted, Number(othersAt ?? 0), isUnknown ? Number(at) : 0);
    return recent.map(({ id }) => id);
  }
}
