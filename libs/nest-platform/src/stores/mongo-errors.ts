import { storeErrors } from '@concord/observability';
import mongoose from 'mongoose';

const { MongoBulkWriteError, MongoError, MongoServerError } = mongoose.mongo;

const DUPLICATE_KEY = 11_000;

const failures = storeErrors('mongodb');

/** Fields of the violated unique index; undefined for other errors. */
export function duplicateKeyOf(error: unknown): string[] | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== DUPLICATE_KEY) return undefined;
  const pattern = 'keyPattern' in error ? error.keyPattern : undefined;
  if (pattern && typeof pattern === 'object') return Object.keys(pattern);
  const named = /index: (?:\S+\$)?(\S+)/.exec(error.message)?.[1] ?? '';
  return named.split(/_-?1_?/).filter(Boolean);
}

/**
 * Runs a write. Never check before an insert: a unique index decides, also between concurrent ones.
 * @returns undefined if it violates a unique index, or the one on `field` if given.
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

/** Positions in a bulk write that violated a unique index; undefined if anything else failed too. */
export function duplicatesOf(error: unknown): number[] | undefined {
  if (!(error instanceof MongoBulkWriteError) || hasWriteConcernError(error)) return undefined;
  const failures = writeErrorsOf(error);
  if (failures.length === 0 || failures.some(({ code }) => code !== DUPLICATE_KEY)) return undefined;
  return failures.map(({ index }) => index);
}

type BulkWriteError = InstanceType<typeof MongoBulkWriteError>;

const writeErrorsOf = ({ writeErrors }: BulkWriteError) =>
  Array.isArray(writeErrors) ? writeErrors : [writeErrors];

/** True if a majority did not confirm the write. */
const hasWriteConcernError = ({ result }: BulkWriteError): boolean =>
  typeof result?.getWriteConcernError === 'function' && result.getWriteConcernError() !== undefined;

const UNAVAILABLE_ERRORS = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoServerClosedError',
  'MongoOperationTimeoutError',
  'MongoWaitQueueTimeoutError',
  'MongoWriteConcernError',
]);

const MAX_TIME_EXPIRED = 50;

/** Server time-outs: the operation may have been executed. An immediate retry would only wait again. */
const TIMEOUT_CODES = [
  MAX_TIME_EXPIRED,
  64, // WriteConcernTimeout
  79, // UnknownReplWriteConcern
  89, // NetworkTimeout
  100, // UnsatisfiableWriteConcern: too few members are up
  202, // NetworkInterfaceExceededTimeLimit
  262, // ExceededTimeLimit
];

/** True if the server ended an operation after its `maxTimeMS`. */
export const hasTimedOut = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === MAX_TIME_EXPIRED;

/**
 * Server states in which it cannot serve: not primary, stepping down, starting, shutting down, or
 * without another member.
 * Numbers: https://github.com/mongodb/mongo/blob/master/src/mongo/base/error_codes.yml
 */
const STATE_CODES = [
  6, // HostUnreachable
  7, // HostNotFound
  43, // CursorNotFound: the server that had the cursor is gone
  91, // ShutdownInProgress
  133, // FailedToSatisfyReadPreference
  134, // ReadConcernMajorityNotAvailableYet
  189, // PrimarySteppedDown
  9001, // SocketException
  10_058, // LegacyNotPrimary
  10_107, // NotWritablePrimary
  11_600, // InterruptedAtShutdown
  11_602, // InterruptedDueToReplStateChange
  13_435, // NotPrimaryNoSecondaryOk
  13_436, // NotPrimaryOrSecondary
];

const TIMEOUTS: ReadonlySet<unknown> = new Set(TIMEOUT_CODES);
const UNAVAILABLE_CODES: ReadonlySet<unknown> = new Set([...TIMEOUT_CODES, ...STATE_CODES]);
/** Socket errors that the driver does not wrap: a write on a connection that the server has just closed. */
const LOST_CONNECTION: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET']);
/** Labels by which server or driver allow a retry. */
const RETRYABLE_LABELS = ['RetryableWriteError', 'RetryableError', 'SystemOverloadedError'];

/**
 * True if an operation failed because MongoDB is down, steps down, restarts, or cannot confirm a
 * write in time, rather than because of its content. Judged by error codes: without retryable
 * writes the server sends no label.
 */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof MongoBulkWriteError) {
    // After a broken connection, a bulk write error contains that error instead of the server's
    // answer.
    if (error.errorResponse instanceof Error) return isStoreUnavailable(error.errorResponse);
    if (hasWriteConcernError(error)) return true;
    if (writeErrorsOf(error).some(({ code }) => UNAVAILABLE_CODES.has(code))) return true;
  }
  if (error instanceof MongoError && RETRYABLE_LABELS.some((label) => error.hasErrorLabel(label)))
    return true;
  if (error instanceof MongoServerError && UNAVAILABLE_CODES.has(error.code)) return true;
  return UNAVAILABLE_ERRORS.has(error.name) || ('code' in error && LOST_CONNECTION.has(error.code));
}

/** Counts an error that ended a call, a job or a task's round, if caused by the store. */
export function countStoreError(error: unknown): void {
  if (isStoreUnavailable(error)) failures.count();
}

/** True if the caller has already waited: for a server, a connection, an answer, or a majority. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof MongoBulkWriteError && error.errorResponse instanceof Error)
    return isTimeout(error.errorResponse);
  return /Selection|Timeout/.test(error.name) || ('code' in error && TIMEOUTS.has(error.code));
}

/** Runs an idempotent operation, and repeats it once after a lost connection or a step-down. */
export async function retryOnce<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    if (!isStoreUnavailable(error) || isTimeout(error)) throw error;
    return operation();
  }
}
