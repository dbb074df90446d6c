import { deviceDatabase, withTimeout } from '@concord/api-client/browser';
import type { IDBPObjectStore } from 'idb';

const DATABASE = 'concord-registration';
const STORE = 'draft';

/** Longest time to open the database, in milliseconds; after it, the form continues without a draft. */
const OPEN_TIMEOUT_MS = 3000;
/** Longest time of a transaction: files of 13 MB on a slow phone take seconds. */
const TRANSACTION_TIMEOUT_MS = 10_000;

type Records = IDBPObjectStore<unknown, [typeof STORE], typeof STORE, 'readwrite'>;

/** Runs work on the draft's records in one transaction: all of it is stored, or nothing. */
export type Transact = <T>(work: (records: Records) => Promise<T>) => Promise<T>;

/**
 * The device's database for the draft.
 *
 * @throws from the returned function, when the browser stores nothing: private windows, a full disk, a hanging database
 */
export function draftDatabase(): Transact {
  const { open, close } = deviceDatabase(DATABASE, STORE);

  async function runOnce<T>(work: (records: Records) => Promise<T>): Promise<T> {
    const database = await withTimeout(open(), OPEN_TIMEOUT_MS);
    const transaction = database.transaction(STORE, 'readwrite');
    try {
      const result = await withTimeout(work(transaction.store), TRANSACTION_TIMEOUT_MS);
      await withTimeout(transaction.done, TRANSACTION_TIMEOUT_MS);
      return result;
    } catch (error) {
      // This error is thrown below; the rejection of the transaction adds nothing.
      transaction.done.catch(() => undefined);
      try {
        transaction.abort();
      } catch {
        // The transaction has ended already.
      }
      throw error;
    }
  }

  return async (work) => {
    try {
      return await runOnce(work);
    } catch (error) {
      // A connection that the browser closed in the background opens again.
      close();
      if (error instanceof DOMException && error.name === 'InvalidStateError') return runOnce(work);
      throw error;
    }
  };
}
