import type { Model, mongo, Types } from 'mongoose';

export interface BackFill<Old> {
  /** Selects the records to change. A changed record must no longer match. */
  where: mongo.Filter<mongo.Document>;
  /** Fields that `change` reads, beside `_id`. */
  fields: readonly (keyof Old & string)[];
  /** Builds the update of one record. */
  change: (record: Old & { _id: Types.ObjectId }) => mongo.UpdateFilter<mongo.Document>;
  /** Records per batch; defaults to 500. */
  batchSize?: number;
}

/**
 * Migrates records of an older version in one pass by `_id`. Call it in a step of a service's
 * `DatabaseDefinition`. May be killed, repeated, and run in several processes: a record is changed
 * only while it matches `where`. Memory: one batch.
 *
 * Bypasses the schema, which may no longer know the old fields.
 * @returns the number of changed records.
 *
 * @example
 * await backFill<{ tokens: string[] }>(results, {
 *   where: { tokens: { $exists: true } },
 *   fields: ['tokens'],
 *   change: ({ tokens }) => ({
 *     $set: { words: tokens, beginnings: beginningsOf(tokens) },
 *     $unset: { tokens: 1 },
 *   }),
 * });
 */
export async function backFill<Old extends object>(
  model: Pick<Model<never>, 'collection'>,
  { where, fields, change, batchSize = 500 }: BackFill<Old>,
): Promise<number> {
  const { collection } = model;
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  let changed = 0;
  let last: Types.ObjectId | undefined;
  for (;;) {
    const after = last ? { $and: [where, { _id: { $gt: last } }] } : where;
    const found = collection.find(after, { projection }).sort({ _id: 1 }).limit(batchSize);
    const records = (await found.toArray()) as unknown as (Old & { _id: Types.ObjectId })[];
    last = records.at(-1)?._id;
    if (!last) return changed;
    const { modifiedCount } = await collection.bulkWrite(
      records.map((record) => ({
        updateOne: { filter: { $and: [{ _id: record._id }, where] }, update: change(record) },
      })),
      { ordered: false },
    );
    changed += modifiedCount;
  }
}
