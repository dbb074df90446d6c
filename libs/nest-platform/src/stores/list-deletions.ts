import type { Model, Query, Schema } from 'mongoose';

interface Deleted {
  /** The collection. */
  _id: string;
  at: Date;
}

const COLLECTION = 'list-deletions';

/** Notes when mongoose deleted records of a collection last: to count what is left takes some stores seconds. */
export function noteDeletions(schema: Pick<Schema, 'post'>): void {
  schema.post(['deleteOne', 'deleteMany'], async function (this: Query<unknown, unknown>, result: unknown) {
    if ((result as { deletedCount?: number }).deletedCount === 0) return;
    const { collection, db } = this.model;
    const at = new Date();
    await db
      .collection<Deleted>(COLLECTION)
      .updateOne({ _id: collection.name }, { $set: { at } }, { upsert: true });
  });
}

/** When records of a list were deleted last; undefined before the first time. */
export async function lastDeletionOf<Stored>({ db, collection }: Model<Stored>): Promise<Date | undefined> {
  return (await db.collection<Deleted>(COLLECTION).findOne({ _id: collection.name }))?.at;
}
