import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { COMPATIBILITY_LEVEL, type ServiceName } from '@concord/contracts';
import mongoose, { type Connection, type mongo, type Schema } from 'mongoose';
import { log } from '../core/logger';
import { raiseLevel, requireLevel } from './compatibility';
import { hashOf, indexesFor, indexesOf } from './index-definitions';
import { chooseListReader, readsListsInMemory } from './list-reader-kind';
import { connectionTo, databaseName, type MongoAddress } from './mongo';
import { isStoreUnavailable, unlessDuplicate } from './mongo-errors';
import { PLATFORM_COLLECTION, type PlatformRecord, platformRecords } from './platform-records';
import { ensureCollection, makeCollection, prepareIndexes } from './prepare-collection';
import { retryWithin, WAIT_MAX_MS } from './retry-within';
import { isShardedById } from './sharding';
import { requireNoRestore } from './unfinished-restore';

/** Collections of a service, and the preparation of its database for this version. */
export interface DatabaseDefinition<Env> {
  service: ServiceName;
  /** Every schema of the service; each names its collection. */
  schemas: readonly Schema[];
  /** Names of indexes of earlier versions that no query needs, by collection. */
  retiredIndexes?: Readonly<Record<string, readonly string[]>>;
  /** Collections whose `_id` is the only unique key: sharded by it, they have no other unique index. */
  uniqueById?: readonly string[];
  /** Back-fills and first records, by name. Idempotent, because they run at every preparation. */
  steps?: Readonly<Record<string, (connection: Connection, env: Env) => Promise<unknown>>>;
}

const LEASE = 'prepare-lease';
/** Lease duration, for a killed preparation. */
const LEASE_MS = 20_000;
const RENEWAL_MS = 5000;
const LEASE_RETRY_MS = 100;

const collectionOf = (schema: Schema): string => {
  const name = schema.get('collection');
  if (!name) throw new Error('A schema names no collection');
  return name;
};

/** Fingerprint of a preparation: processes of a version with the same one may use the database. */
export function markOf(
  { schemas, steps = {} }: DatabaseDefinition<never>,
  level = COMPATIBILITY_LEVEL,
): string {
  const hashes = schemas.map((schema) => hashOf(collectionOf(schema), indexesOf(schema)));
  const all = JSON.stringify([level, hashes.sort(), Object.keys(steps).sort()]);
  return `prepared-${createHash('sha256').update(all).digest('base64url').slice(0, 22)}`;
}

/**
 * Makes a service's collections and indexes, runs its back-fills, and records completion. May be
 * killed, repeated, and run concurrently: a lease serialises the work. No time-out for index
 * builds, which may take hours.
 * @throws Error if the store is down for two minutes, or a unique index meets duplicates;
 * IncompatibleReleaseError for data of an incompatible version, or while such processes run;
 * UnfinishedRestoreError if a backup is partly restored
 */
export async function prepareDatabase<Env extends MongoAddress>(
  definition: DatabaseDefinition<Env>,
  env: Env,
): Promise<void> {
  const { uri, options } = connectionTo(env.MONGODB_URI);
  const dbName = databaseName(env, definition.service);
  const writeConcern = { w: 'majority', journal: true } as const;
  // Options override the address: an index build answers when it is done.
  const settings = { ...options, dbName, writeConcern, socketTimeoutMS: 0, maxPoolSize: 4 };
  const connection = await retryWithin(
    WAIT_MAX_MS,
    () => mongoose.createConnection(uri, settings).asPromise(),
    isStoreUnavailable,
    'the store cannot be reached yet',
  );
  chooseListReader(connection, env.LIST_READER);
  try {
    await prepareConnection(connection, definition, env);
  } finally {
    await connection.close();
  }
}

/** {@link prepareDatabase} on an open connection. */
export async function prepareConnection<Env>(
  connection: Connection,
  definition: DatabaseDefinition<Env>,
  env: Env,
  level = COMPATIBILITY_LEVEL,
): Promise<void> {
  const { db } = connection;
  if (!db) throw new Error('The connection has no database');
  await requireNoRestore(connection, definition.service);
  const { uniqueById = [] } = definition;
  const present = new Set((await connection.listCollections()).map(({ name }) => name));
  if (!present.has(PLATFORM_COLLECTION)) await ensureCollection(db, PLATFORM_COLLECTION);
  const records = platformRecords(connection);
  const isNew = !definition.schemas.some((schema) => present.has(collectionOf(schema)));
  const release = await acquireLease(records);
  try {
    await raiseLevel(records, definition.service, level, isNew);
    for (const schema of definition.schemas) {
      const name = collectionOf(schema);
      const indexes = indexesFor(schema, readsListsInMemory(connection) ? 'memory' : 'mongo');
      if (!present.has(name)) await makeCollection(db, name, indexes);
      else {
        const isUniqueById = uniqueById.includes(name) && (await isShardedById(connection, name));
        await prepareIndexes(db, name, indexes, { retired: definition.retiredIndexes?.[name], isUniqueById });
      }
    }
    for (const [name, step] of Object.entries(definition.steps ?? {})) {
      const from = Date.now();
      await step(connection, env);
      log.debug({ step: name, ms: Date.now() - from }, 'a preparation step is done');
    }
    const preparedAt = new Date();
    await records.updateOne({ _id: markOf(definition, level) }, { $set: { preparedAt } }, { upsert: true });
  } finally {
    await release();
  }
}

/** Serialises preparations. @returns the function that releases the lease. */
async function acquireLease(records: mongo.Collection<PlatformRecord>): Promise<() => Promise<void>> {
  const holder = randomUUID();
  const free = new Date(0);
  const until = () => new Date(Date.now() + LEASE_MS);
  const insert = { $setOnInsert: { holder: '', until: free } };
  await unlessDuplicate(() => records.updateOne({ _id: LEASE }, insert, { upsert: true }));
  const acquire = async () => {
    const expired = { _id: LEASE, until: { $lt: new Date() } };
    return (await records.updateOne(expired, { $set: { holder, until: until() } })).matchedCount === 1;
  };
  while (!(await acquire())) await sleep(LEASE_RETRY_MS);
  const set = async (end: Date) =>
    void (await records.updateOne({ _id: LEASE, holder }, { $set: { until: end } }));
  const renewal = setInterval(() => {
    set(until()).catch((error: unknown) => log.warn({ err: error }, 'the lease was not renewed'));
  }, RENEWAL_MS);
  return async () => {
    clearInterval(renewal);
    // The lease expires by itself; an error here would hide the preparation's.
    await set(free).catch((err: unknown) => log.warn({ err }, 'the lease was not released'));
  };
}

/**
 * Waits at most two minutes until the database is prepared for this version, at a process's start.
 * @throws Error if it is not, or if the connection has a model that the definition lacks;
 * IncompatibleReleaseError at once if it is prepared for an incompatible version;
 * UnfinishedRestoreError if a backup is partly restored
 */
export async function waitUntilPrepared(
  connection: Connection,
  definition: DatabaseDefinition<never>,
  timeoutMs = WAIT_MAX_MS,
  level = COMPATIBILITY_LEVEL,
): Promise<void> {
  const defined = new Set(definition.schemas.map(collectionOf));
  for (const { collection, modelName } of Object.values(connection.models))
    if (!defined.has(collection.collectionName))
      throw new Error(`The model ${modelName} is not in the definition of the database`);
  const _id = markOf(definition, level);
  const { service } = definition;
  const records = platformRecords(connection);
  await retryWithin(
    timeoutMs,
    async () => {
      await requireNoRestore(connection, service);
      await requireLevel(records, service, level);
      if (!(await records.findOne({ _id }))) throw new NotPreparedError(service);
    },
    (error) => error instanceof NotPreparedError || isStoreUnavailable(error),
    'the database is not prepared yet',
  );
}

class NotPreparedError extends Error {
  constructor(service: ServiceName) {
    super(`The database is not prepared for this version: run services/${service}/dist/prepare.js`);
    this.name = 'NotPreparedError';
  }
}
