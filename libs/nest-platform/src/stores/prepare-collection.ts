import type { mongo } from 'mongoose';
import { log } from '../core/logger';
import {
  compareIndexes,
  defaultName,
  hashOf,
  type IndexDefinition,
  type StoredIndex,
  storedIndexes,
} from './index-definitions';

/** Errors for an index whose name or keys already exist. */
const INDEX_CONFLICTS: ReadonlySet<unknown> = new Set([85, 86]);
const NAMESPACE_EXISTS = 48;
const GONE: ReadonlySet<unknown> = new Set([26, 27]);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

async function unless(codes: ReadonlySet<unknown>, action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    if (codes.has(codeOf(error))) return false;
    throw error;
  }
}

/** Creates a collection; an existing one stays unchanged. */
export async function ensureCollection(db: mongo.Db, name: string): Promise<void> {
  await unless(new Set([NAMESPACE_EXISTS]), () => db.createCollection(name));
}

/** Creates a missing collection with all its indexes, in one command if there are any. */
export async function makeCollection(
  db: mongo.Db,
  name: string,
  wanted: readonly IndexDefinition[],
): Promise<void> {
  if (wanted.length === 0) await ensureCollection(db, name);
  else await db.collection(name).createIndexes(wanted.map((index) => specOf(index)));
}

const specOf = (index: IndexDefinition, name = defaultName(index)): mongo.IndexDescription =>
  ({ ...index, name }) as mongo.IndexDescription;

/** Indexes on the same keys need distinct names. */
const secondName = (index: IndexDefinition) => `${defaultName(index)}__${hashOf('', [index]).slice(0, 6)}`;

/** Builds the new index beside the old one if the server allows it, so that a unique constraint is never missing. */
async function replace(
  collection: mongo.Collection,
  old: StoredIndex,
  wanted: IndexDefinition,
): Promise<void> {
  const name = old.name === defaultName(wanted) ? secondName(wanted) : defaultName(wanted);
  const drop = () => unless(GONE, () => collection.dropIndex(old.name));
  const isBuilt = await unless(INDEX_CONFLICTS, () => collection.createIndexes([specOf(wanted, name)]));
  await drop();
  if (!isBuilt) await collection.createIndexes([specOf(wanted)]);
}

export interface IndexOptions {
  /** Names of indexes of an earlier version. */
  retired?: readonly string[];
  /** Makes unique indexes non-unique, because only `_id` can be unique. */
  isUniqueById?: boolean;
}

/**
 * Updates an existing collection to its defined indexes: makes missing ones in one command,
 * changes those with other options, and finally drops `retired` ones of earlier versions.
 */
export async function prepareIndexes(
  db: mongo.Db,
  name: string,
  defined: readonly IndexDefinition[],
  { retired = [], isUniqueById = false }: IndexOptions = {},
): Promise<void> {
  const collection = db.collection(name);
  const wanted = isUniqueById ? defined.map(({ unique: _, ...index }) => index) : defined;
  const changes = compareIndexes(wanted, await storedIndexes(collection), retired);
  const { create, expire, drop } = changes;
  if (create.length > 0) await collection.createIndexes(create.map((index) => specOf(index)));
  for (const index of expire) await db.command({ collMod: name, index });
  for (const { old, wanted } of changes.replace) await replace(collection, old, wanted);
  for (const index of drop) await unless(GONE, () => collection.dropIndex(index));
  const replaced = changes.replace.map(({ old }) => old.name);
  const changed = [...expire.map((index) => index.name), ...replaced, ...drop];
  if (changed.length > 0) log.info({ collection: name, changed }, 'changed the indexes of a collection');
}
