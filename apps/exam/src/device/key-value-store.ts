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

/** A database that does not answer by then is as good as closed: saving goes on without it. */
const PATIENCE_MS = 1500;

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not answer')), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * The device's own database. Where it is closed to us (private windows, a full disk) the values live as long as the
 * page: the server still has every answer that it acknowledged.
 */
export function deviceStore(): KeyValueStore {
  const fallback = memoryStore();
  let opening: Promise<IDBPDatabase> | undefined;
  const forget = () => {
    // Left open, each failure would leave a connection behind.
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

  async function withDatabase<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    let givenUp = false;
    // Late, it would write over what came after.
    const attempt = async () => {
      const database = await open();
      if (givenUp) throw new Error('Too late');
      return work(database);
    };
    const twice = async () => {
      try {
        return await attempt();
      } catch (error) {
        if (givenUp) throw error;
        // A connection that the browser closed in the background opens again.
        forget();
        return attempt();
      }
    };
    try {
      return await inTime(twice());
    } catch (error) {
      givenUp = true;
      forget();
      throw error;
    }
  }

  return {
    get: async (key) => {
      // What the database did not take is newer than what it holds.
      const inMemory = await fallback.get(key);
      if (inMemory !== undefined) return inMemory;
      try {
        return (await withDatabase((database) => database.get(STORE, key))) as unknown;
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
        const kept = await withDatabase((database) => database.getAllKeys(STORE));
        return [...new Set([...inMemory, ...kept.map(String)])];
      } catch {
        return inMemory;
      }
    },
  };
}
