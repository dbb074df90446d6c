import { openDB, type IDBPDatabase } from 'idb';

const DATABASE = 'concord-exam';
const STORE = 'kept';

/** Named values that outlive the page. */
export interface KeyValueStore {
  readonly get: (key: string) => Promise<unknown>;
  readonly put: (key: string, value: unknown) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  readonly keys: () => Promise<readonly string[]>;
}

export function memoryStore(): KeyValueStore {
  const values = new Map<string, unknown>();
  return {
    get: async (key) => values.get(key),
    put: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
    keys: async () => [...values.keys()],
  };
}

/**
 * The device's own database. Where it is closed to us (private windows, a full disk) the values live as long as the
 * page: the server still has every answer that it acknowledged.
 */
export function deviceStore(): KeyValueStore {
  const fallback = memoryStore();
  let opening: Promise<IDBPDatabase> | undefined;
  const forget = () => {
    opening = undefined;
  };
  const open = () =>
    (opening ??= openDB(DATABASE, 1, {
      upgrade: (database) => void database.createObjectStore(STORE),
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: forget,
    }));

  async function withDatabase<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    try {
      return await work(await open());
    } catch {
      // A connection that the browser closed in the background opens again.
      forget();
      return work(await open());
    }
  }

  return {
    get: async (key) => {
      try {
        return (await withDatabase((database) => database.get(STORE, key))) ?? (await fallback.get(key));
      } catch {
        return fallback.get(key);
      }
    },
    put: async (key, value) => {
      try {
        await withDatabase((database) => database.put(STORE, value, key));
        await fallback.remove(key);
      } catch {
        await fallback.put(key, value);
      }
    },
    remove: async (key) => {
      await fallback.remove(key);
      try {
        await withDatabase((database) => database.delete(STORE, key));
      } catch {
        // Nothing was kept there.
      }
    },
    keys: async () => {
      const inMemory = await fallback.keys();
      try {
        return [...inMemory, ...(await withDatabase((database) => database.getAllKeys(STORE))).map(String)];
      } catch {
        return inMemory;
      }
    },
  };
}
