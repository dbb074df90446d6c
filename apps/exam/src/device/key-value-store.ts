import { deviceDatabase, withTimeout } from '@concord/api-client/browser';

const DATABASE = 'concord-exam';
const STORE = 'kept';

/** Named values that outlive the page. */
export interface KeyValueStore {
  readonly get: (key: string) => Promise<unknown>;
  readonly put: (key: string, value: unknown) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  readonly keys: () => Promise<readonly string[]>;
  /** True if the latest values are all in the database. */
  readonly isDurable: () => boolean;
}

/** Database time-out in milliseconds; then saving continues without the database. */
const TIMEOUT_MS = 1500;

/**
 * The device's database. If the browser stores nothing (private windows, a full disk), values live
 * as long as the page; the server still has every answer that it acknowledged.
 */
export function deviceStore(): KeyValueStore {
  const inMemory = new Map<string, unknown>();
  const { open, close } = deviceDatabase(DATABASE, STORE);
  type Connection = Awaited<ReturnType<typeof open>>;

  async function withDatabase<T>(work: (database: Connection) => Promise<T>): Promise<T> {
    let timedOut = false;
    const attempt = async () => {
      const database = await open();
      // A late write would replace a newer value.
      if (timedOut) throw new Error('The database answered after the time-out');
      return work(database);
    };
    const tryTwice = async () => {
      try {
        return await attempt();
      } catch (error) {
        if (timedOut) throw error;
        // Reopens a connection that the browser closed in the background.
        close();
        return attempt();
      }
    };
    try {
      return await withTimeout(tryTwice(), TIMEOUT_MS);
    } catch (error) {
      timedOut = true;
      close();
      throw error;
    }
  }

  return {
    isDurable: () => inMemory.size === 0,
    get: async (key) => {
      // A value that the database refused is newer than the stored one.
      if (inMemory.has(key)) return inMemory.get(key);
      try {
        return (await withDatabase((database) => database.get(STORE, key))) as unknown;
      } catch {
        return inMemory.get(key);
      }
    },
    put: async (key, value) => {
      try {
        await withDatabase((database) => database.put(STORE, value, key));
        inMemory.delete(key);
      } catch {
        inMemory.set(key, value);
      }
    },
    remove: async (key) => {
      inMemory.delete(key);
      try {
        await withDatabase((database) => database.delete(STORE, key));
      } catch {
        // The browser stores nothing.
      }
    },
    keys: async () => {
      try {
        const stored = await withDatabase((database) => database.getAllKeys(STORE));
        return [...new Set([...inMemory.keys(), ...stored.map(String)])];
      } catch {
        return [...inMemory.keys()];
      }
    },
  };
}
