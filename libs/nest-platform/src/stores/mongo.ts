import { MongooseModule } from '@nestjs/mongoose';
import type { DynamicModule } from '@nestjs/common';
import type { ServiceName } from '@concord/contracts';
import mongoose, { type Connection, type mongo } from 'mongoose';

mongoose.set('sanitizeFilter', true);
mongoose.set('strictQuery', 'throw');

/**
 * The connection of a service to its own database. Writes are acknowledged when durable on a majority;
 * collections and indexes are made by {@link prepareCollections} only.
 */
export function mongoRoot(
  env: { MONGODB_URI: string; MONGODB_DB_PREFIX: string },
  service: ServiceName,
): DynamicModule {
  return MongooseModule.forRoot(env.MONGODB_URI, {
    dbName: `${env.MONGODB_DB_PREFIX}-${service}`,
    autoCreate: false,
    autoIndex: false,
    writeConcern: { w: 'majority', journal: true },
    serverSelectionTimeoutMS: 5000,
    // A connection that a network swallowed would hold its operation for a quarter of an hour.
    socketTimeoutMS: 45_000,
    maxPoolSize: 30,
    retryAttempts: 0,
  });
}

/**
 * Makes the collections and indexes that the connection's models declare and that are missing, one after
 * another. It runs before a process listens, so that none is made while requests write.
 */
export async function prepareCollections(connection: Connection): Promise<void> {
  const present = new Set((await connection.listCollections()).map(({ name }) => name));
  for (const model of Object.values(connection.models)) {
    const name = model.collection.collectionName;
    if (!present.has(name)) await model.createCollection();
    const existing = new Set((await model.collection.indexes()).map(({ key }) => JSON.stringify(key)));
    for (const [key, options] of model.schema.indexes()) {
      if (existing.has(JSON.stringify(key))) continue;
      await model.collection.createIndex(
        key as mongo.IndexSpecification,
        { ...options, background: undefined } as mongo.CreateIndexesOptions,
      );
    }
  }
}

/** The fields of the unique index that a write ran into, or undefined for any other error. */
export function duplicateKeyOf(error: unknown): string[] | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 11_000) return undefined;
  const pattern = 'keyPattern' in error ? error.keyPattern : undefined;
  if (pattern && typeof pattern === 'object') return Object.keys(pattern);
  const named = /index: (?:\S+\$)?(\S+)/.exec(error.message)?.[1] ?? '';
  return named.split(/_-?1_?/).filter(Boolean);
}

/** The places of a bulk write that ran into a unique index, when nothing else went wrong; else undefined. */
export function duplicatesOf(error: unknown): number[] | undefined {
  if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) return undefined;
  const failures = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
  if (failures.length === 0 || failures.some(({ code }) => code !== 11_000)) return undefined;
  return failures.map(({ index }) => index);
}

const AWAY = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoWriteConcernError',
]);

/** Whether an operation failed because the store is away, steps down or restarts, and not because of what it was. */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A bulk write whose connection broke carries the connection's error instead of the server's answer.
  if (error instanceof mongoose.mongo.MongoBulkWriteError && error.errorResponse instanceof Error)
    return isStoreAway(error.errorResponse);
  if (error instanceof mongoose.mongo.MongoError && error.hasErrorLabel(RETRYABLE)) return true;
  return AWAY.has(error.name) || ('code' in error && LOST.has(String(error.code)));
}
const RETRYABLE = 'RetryableWriteError';
/** What the driver does not wrap: a write on a connection that the server has just ended. */
const LOST = new Set(['EPIPE', 'ECONNRESET']);

/** Runs an operation that may safely run twice once more when its connection was lost under it. */
export async function retryOnce<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    // Where no server was to be found for seconds, another try would only wait as long again.
    if (!isStoreAway(error) || (error as Error).name.includes('Selection')) throw error;
    return operation();
  }
}
