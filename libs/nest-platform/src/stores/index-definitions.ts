import { createHash } from 'node:crypto';
import type { mongo, Schema } from 'mongoose';
import type { ListReaderKind } from './list-reader-kind';

export type IndexKey = Record<string, number | string>;

/** An index as defined by a schema or listed by a store, in normalised form. */
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

/** Normalised definition of an index; options that are off or undefined are omitted. */
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

const readerIndexes = new WeakMap<object, { kind: ListReaderKind; key: IndexKey }[]>();

/**
 * Adds an index that only one adapter of lists needs. Where the other one is chosen it is not made,
 * and one that exists stays.
 *
 * @example
 * // The log by action, newest first.
 * readerIndex(auditSchema, 'mongo', { action: 1, at: -1, _id: -1 });
 */
export function readerIndex(schema: object, kind: ListReaderKind, key: IndexKey): void {
  readerIndexes.set(schema, [...(readerIndexes.get(schema) ?? []), { kind, key }]);
}

/** The indexes of a schema for this adapter of lists. */
export const indexesFor = (schema: Schema, kind: ListReaderKind): IndexDefinition[] => [
  ...indexesOf(schema),
  ...(readerIndexes.get(schema) ?? []).filter((index) => index.kind === kind).map(({ key }) => ({ key })),
];

/** The indexes of a collection, except `_id`. */
export async function storedIndexes(collection: Pick<mongo.Collection, 'indexes'>): Promise<StoredIndex[]> {
  const listed = await collection.indexes();
  return listed
    .map(({ key, name = '', ...options }) => ({ name, ...definitionOf(key, options) }))
    .filter(({ name }) => name !== '_id_');
}

const indexKeyOf = ({ key }: IndexDefinition) => JSON.stringify(Object.entries(key));

/** Servers fill in a collation's defaults, so only the given fields are compared. */
function isSameCollation(
  wanted: IndexDefinition['collation'],
  stored: IndexDefinition['collation'],
): boolean {
  if (!wanted || !stored) return !wanted === !stored;
  return Object.entries(wanted).every(([name, value]) => stored[name] === value);
}

const optionsOf = ({ unique, sparse, partialFilterExpression }: IndexDefinition) =>
  JSON.stringify([!!unique, !!sparse, partialFilterExpression ?? null]);

/** True if the indexes differ only in their expiry time. */
const differOnlyInExpiry = (wanted: IndexDefinition, stored: IndexDefinition): boolean =>
  indexKeyOf(wanted) === indexKeyOf(stored) &&
  optionsOf(wanted) === optionsOf(stored) &&
  isSameCollation(wanted.collation, stored.collation);

/** Changes needed to bring a collection's indexes up to date. */
export interface IndexChanges {
  create: IndexDefinition[];
  /** Indexes with a changed expiry time: modified in place. */
  expire: { name: string; expireAfterSeconds: number }[];
  /** Indexes with the same keys and other options: built beside the old one, which is dropped afterwards. */
  replace: { old: StoredIndex; wanted: IndexDefinition }[];
  /** Names of indexes of earlier versions. */
  drop: string[];
}

/** Compares wanted with stored indexes. Unknown indexes stay, unless they are `retired`. */
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
    const old = take((each) => indexKeyOf(each) === indexKeyOf(index));
    if (old) changes.replace.push({ old, wanted: index });
    else changes.create.push(index);
  }
  changes.drop.push(...[...free].map(({ name }) => name).filter((name) => retired.includes(name)));
  return changes;
}

/** MongoDB's default index name: `createdAt_-1__id_-1`. */
export const defaultName = ({ key }: IndexDefinition): string =>
  Object.entries(key)
    .map(([field, order]) => `${field}_${order}`)
    .join('_');

/** Fingerprint of one collection's definitions. */
export function hashOf(collection: string, indexes: readonly IndexDefinition[]): string {
  const sorted = indexes.map((index) =>
    JSON.stringify([indexKeyOf(index), optionsOf(index), index.collation, index.expireAfterSeconds]),
  );
  return createHash('sha256')
    .update(JSON.stringify([collection, sorted.sort()]))
    .digest('base64url')
    .slice(0, 22);
}
