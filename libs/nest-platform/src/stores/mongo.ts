import { MongooseModule } from '@nestjs/mongoose';
import type { DynamicModule } from '@nestjs/common';
import type { ServiceName } from '@concord/contracts';
import mongoose, { type Connection, type mongo } from 'mongoose';

mongoose.set('sanitizeFilter', true);
mongoose.set('strictQuery', 'throw');

/**
 * The Nest module that connects a service to its own database. Writes are acknowledged when they are durable on a
 * majority; only {@link prepareCollections} makes collections and indexes.
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
    // Without it an operation on a connection that the network dropped would wait for a quarter of an hour.
    socketTimeoutMS: 45_000,
    maxPoolSize: 30,
    retryAttempts: 0,
  });
}

/** Makes the missing collections and indexes of the connection's models. It runs before a process listens. */
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

/** The fields of the unique index that a write violated; undefined for any other error. */
export function duplicateKeyOf(error: unknown): string[] | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 11_000) return undefined;
  const pattern = 'keyPattern' in error ? error.keyPattern : undefined;
  if (pattern && typeof pattern === 'object') return Object.keys(pattern);
  const named = /index: (?:\S+\$)?(\S+)/.exec(error.message)?.[1] ?? '';
  return named.split(/_-?1_?/).filter(Boolean);
}

/**
 * Runs a write. Never check before an insert: a unique index decides, also between concurrent ones.
 * @returns undefined when it violates a unique index, of this field when one is named.
 */
export async function unlessDuplicate<T>(write: () => Promise<T>, field?: string): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    const fields = duplicateKeyOf(error);
    if (!fields || (field && !fields.includes(field))) throw error;
    return undefined;
  }
}

/** Positions in a bulk write that violated a unique index; undefined when anything else went wrong too. */
export function duplicatesOf(error: unknown): number[] | undefined {
  if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) return undefined;
  const failures = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
  if (failures.length === 0 || failures.some(({ code }) => code !== 11_000)) return undefined;
  return failures.map(({ index }) => index);
}

const UNAVAILABLE_ERRORS = new Set([
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

/** Whether an operation failed because MongoDB is down, steps down or restarts, and not because of its content. */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // After a broken connection, a bulk write carries that error instead of the server's answer.
  if (error instanceof mongoose.mongo.MongoBulkWriteError && error.errorResponse instanceof Error)
    return isStoreUnavailable(error.errorResponse);
  if (error instanceof mongoose.mongo.MongoError && error.hasErrorLabel(RETRYABLE)) return true;
  return UNAVAILABLE_ERRORS.has(error.name) || ('code' in error && LOST_CONNECTION.has(String(error.code)));
}
const RETRYABLE = 'RetryableWriteError';
/** Socket errors that the driver does not wrap: a write on a connection that the server has just closed. */
const LOST_CONNECTION = new Set(['EPIPE', 'ECONNRESET']);

/** Runs an idempotent operation, and once more when its connection was lost. */
export async function retryOnce<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    // Server selection has waited for seconds already; another try would only double that.
    if (!isStoreUnavailable(error) || (error as Error).name.includes('Selection')) throw error;
    return operation();
  }
}
