import { createHash } from 'node:crypto';
import type { mongo, Schema } from 'mongoose';

export type IndexKey = Record<string, number | string>;

/** An index as a schema defines it or a store lists it, without what does not change its meaning. */
export interface IndexDefinition {
  key: IndexKey;
  unique?: true;
  sparse?: true;
  expireAfterSeconds?: number;
  partialFilterExpression?: object;
  collation?: Record<string, unknown>;
}

export interface StoredIndex extends IndexDefinition {
  name: string;
}

const SIMPLE = 'simple';

/** The definition in a stored or wanted index; options that are off or undefined are left out. */
export function definitionOf(key: object, options: object): IndexDefinition {
  const { unique, sparse, expireAfterSeconds, partialFilterExpression, collation } =
    options as Partial<IndexDefinition>;
  return {
    key: { ...key } as IndexKey,
    ...(unique && { unique }),
    ...(sparse && { sparse }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds: Number(expireAfterSeconds) }),
    ...(partialFilterExpression && { partialFilterExpression }),
    ...(collation && collation.locale !== SIMPLE && { collation }),
  };
}

/** The indexes of a schema. */
export const indexesOf = (schema: Schema): IndexDefinition[] =>
  schema.indexes().map(([key, options]) => definitionOf(key, options ?? {}));

/** The indexes of a collection, without that on `_id`. */
export async function storedIndexes(collection: Pick<mongo.Collection, 'indexes'>): Promise<StoredIndex[]> {
  const listed = await collection.indexes();
  return listed
    .map(({ key, name = '', ...options }) => ({ name, ...definitionOf(key, options) }))
    .filter(({ name }) => name !== '_id_');
}

const keyOf = ({ key }: IndexDefinition) => JSON.stringify(Object.entries(key));

/** A server completes a collation by its defaults, so only the given fields are compared. */
function isSameCollation(
  wanted: IndexDefinition['collation'],
  stored: IndexDefinition['collation'],
): boolean {
  if (!wanted || !stored) return !wanted === !stored;
  return Object.entries(wanted).every(([name, value]) => stored[name] === value);
}

const optionsOf = ({ unique, sparse, partialFilterExpression }: IndexDefinition) =>
  JSON.stringify([!!unique, !!sparse, partialFilterExpression ?? null]);

/** Whether both are the same index but for the time after which documents expire. */
const differOnlyInExpiry = (wanted: IndexDefinition, stored: IndexDefinition): boolean =>
  keyOf(wanted) === keyOf(stored) &&
  optionsOf(wanted) === optionsOf(stored) &&
  isSameCollation(wanted.collation, stored.collation);

/** What has to be done so that a collection has its indexes. */
export interface IndexChanges {
  create: IndexDefinition[];
  /** Indexes whose documents expire after another time: changed in place. */
  expire: { name: string; expireAfterSeconds: number }[];
  /** Indexes on the same keys with other options: built beside the old one, which is dropped after it. */
  replace: { old: StoredIndex; wanted: IndexDefinition }[];
  /** Names of indexes that an earlier version made. */
  drop: string[];
}

/** Compares the wanted indexes with the stored ones. Indexes that somebody else made stay, unless they are `retired`. */
export function compareIndexes(
  wanted: readonly IndexDefinition[],
  stored: readonly StoredIndex[],
  retired: readonly string[] = [],
): IndexChanges {
  const changes: IndexChanges = { create: [], expire: [], replace: [], drop: [] };
  const free = new Set(stored);
  const take = (fits: (index: StoredIndex) => boolean): StoredIndex | undefined => {
    const found = [...free].find(fits);
    if (found) free.delete(found);
    return found;
  };
  const isSame = (a: IndexDefinition) => (b: StoredIndex) =>
    differOnlyInExpiry(a, b) && a.expireAfterSeconds === b.expireAfterSeconds;
  const missing = wanted.filter((index) => !take(isSame(index)));
  for (const index of missing) {
    const { expireAfterSeconds } = index;
    const expiring = expireAfterSeconds !== undefined && take((each) => differOnlyInExpiry(index, each));
    if (expiring) {
      changes.expire.push({ name: expiring.name, expireAfterSeconds });
      continue;
    }
    const old = take((each) => keyOf(each) === keyOf(index));
    if (old) changes.replace.push({ old, wanted: index });
    else changes.create.push(index);
  }
  changes.drop.push(...[...free].map(({ name }) => name).filter((name) => retired.includes(name)));
  return changes;
}

/** The name that MongoDB gives an index: `createdAt_-1__id_-1`. */
export const defaultName = ({ key }: IndexDefinition): string =>
  Object.entries(key)
    .map(([field, order]) => `${field}_${order}`)
    .join('_');

/** Identifies the definitions of one collection. */
export function hashOf(collection: string, indexes: readonly IndexDefinition[]): string {
  const sorted = indexes.map((index) =>
    JSON.stringify([keyOf(index), optionsOf(index), index.collation, index.expireAfterSeconds]),
  );
  return createHash('sha256')
    .update(JSON.stringify([collection, sorted.sort()]))
    .digest('base64url')
    .slice(0, 22);
}
