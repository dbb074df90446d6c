import { openDB, type IDBPDatabase, type IDBPObjectStore } from 'idb';

const DATABASE = 'concord-registration';
const STORE = 'draft';

/** A database that does not answer by then is as good as closed: the form goes on without it. */
const OPEN_MS = 3000;
/** Files of 13 MB on a slow phone take seconds. */
const WORK_MS = 10_000;

type Records = IDBPObjectStore<unknown, [typeof STORE], typeof STORE, 'readwrite'>;

/** Runs work on the draft's records in one transaction: all of it is kept, or nothing. */
export type Transact = <T>(work: (records: Records) => Promise<T>) => Promise<T>;

function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not answer')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * The device's own database for the draft.
 *
 * @throws from what it returns, when the browser keeps nothing: private windows, a full disk, a database that hangs
 */
export function draftDatabase(): Transact {
  let opening: Promise<IDBPDatabase> | undefined;
  const forget = () => {
    opening?.then(
      (database) => database.close(),
      () => undefined,
    );
    opening = undefined;
  };
  const open = () =>
    (opening ??= openDB(DATABASE, 1, {
      upgrade: (database) => void database.createObjectStore(STORE),
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: forget,
    }));

  async function once<T>(work: (records: Records) => Promise<T>): Promise<T> {
    const database = await inTime(open(), OPEN_MS);
    const transaction = database.transaction(STORE, 'readwrite');
    try {
      const result = await inTime(work(transaction.store), WORK_MS);
      await inTime(transaction.done, WORK_MS);
      return result;
    } catch (error) {
      // The reason is the one that we throw; the transaction's own end says no more.
      transaction.done.catch(() => undefined);
      try {
        transaction.abort();
      } catch {
        // It has ended by itself.
      }
      throw error;
    }
  }

  return async (work) => {
    try {
      return await once(work);
    } catch (error) {
      // A connection that the browser closed in the background opens again.
      forget();
      if (error instanceof DOMException && error.name === 'InvalidStateError') return once(work);
      throw error;
    }
  };
}
