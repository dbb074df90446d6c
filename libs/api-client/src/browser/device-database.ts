import { openDB, type IDBPDatabase } from 'idb';

/** A connection to an IndexedDB database, opened on first use. */
export interface DeviceDatabase {
  /**
   * The open connection.
   *
   * @throws the browser's error when storage is unavailable (private windows, a full disk)
   */
  readonly open: () => Promise<IDBPDatabase>;
  /** Closes the connection; the next {@link open} opens a new one. */
  readonly close: () => void;
}

/**
 * Opens version 1 of the database `name` with one object store without a key path, created if missing. Closes
 * the connection when another tab needs a newer version; reopens it after the browser ended it.
 */
export function deviceDatabase(name: string, objectStore: string): DeviceDatabase {
  let opening: Promise<IDBPDatabase> | undefined;
  const close = () => {
    // Closes a connection that opens after the time-out, which would stay open otherwise.
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
 * Returns the result of `work`, or fails after a time-out, because a hanging database neither
 * answers nor fails.
 *
 * @throws Error when `work` takes longer than `milliseconds`
 */
export function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not answer')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
