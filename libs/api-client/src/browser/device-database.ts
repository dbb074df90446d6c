import { openDB, type IDBPDatabase } from 'idb';

/** A connection to an IndexedDB database, opened when first needed. */
export interface DeviceDatabase {
  /**
   * The open connection.
   *
   * @throws what the browser says when it stores nothing (private windows, a full disk)
   */
  readonly open: () => Promise<IDBPDatabase>;
  /** Closes the connection, so that the next {@link open} makes a new one. */
  readonly close: () => void;
}

/**
 * Opens version 1 of the database `name` with one object store without key path, which is created when missing. The
 * connection closes itself when another tab needs a newer version, and opens again after the browser terminated it.
 */
export function deviceDatabase(name: string, objectStore: string): DeviceDatabase {
  let opening: Promise<IDBPDatabase> | undefined;
  const close = () => {
    // Left open, each failure would leave a connection behind.
    opening?.then(
      (database) => database.close(),
      () => undefined,
    );
    opening = undefined;
  };
  const open = () =>
    (opening ??= openDB(name, 1, {
      upgrade: (database) => void database.createObjectStore(objectStore),
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: close,
    }));
  return { open, close };
}

/**
 * Gives what `work` gives. A database that hangs neither answers nor fails.
 *
 * @throws Error when `work` takes longer than `milliseconds`
 */
export function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not answer')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
