import { openDB } from 'idb';
import { deviceStore } from './key-value-store';

// jsdom has no IndexedDB.
jest.mock('idb', () => ({ openDB: jest.fn() }));

/** A database whose disk can be full, or that can hang. */
function serveDatabase() {
  const values = new Map<string, unknown>();
  const state = { full: false, stuck: false, open: 0 };
  const answer = async <T>(work: () => T): Promise<T> => {
    if (state.stuck) await new Promise(() => undefined);
    return work();
  };
  jest.mocked(openDB).mockImplementation((async () => {
    state.open += 1;
    return {
      get: (_store: string, key: string) => answer(() => values.get(key)),
      put: (_store: string, value: unknown, key: string) =>
        answer(() => {
          if (state.full) throw new DOMException('The disk is full', 'QuotaExceededError');
          values.set(key, value);
        }),
      delete: (_store: string, key: string) => answer(() => values.delete(key)),
      getAllKeys: () => answer(() => [...values.keys()]),
      close: () => (state.open -= 1),
    };
  }) as unknown as typeof openDB);
  return { state, store: deviceStore() };
}

describe('deviceStore', () => {
  afterEach(() => jest.useRealTimers());

  it('returns the newer value that a full disk refused', async () => {
    const { state, store } = serveDatabase();
    await store.put('progress', 'older');
    state.full = true;
    await store.put('progress', 'newer');
    await expect(store.get('progress')).resolves.toBe('newer');
    await expect(store.keys()).resolves.toEqual(['progress']);
    state.full = false;
    await store.put('progress', 'newest');
    await expect(store.get('progress')).resolves.toBe('newest');
  });

  it('closes its connections while nothing can be written', async () => {
    const { state, store } = serveDatabase();
    state.full = true;
    for (const value of [1, 2, 3]) await store.put('progress', value);
    await store.keys();
    expect(state.open).toBe(1);
  });

  it('continues in memory when the database does not answer', async () => {
    jest.useFakeTimers();
    const { state, store } = serveDatabase();
    state.stuck = true;
    const kept = store.put('progress', 'kept');
    await jest.advanceTimersByTimeAsync(1500);
    await kept;
    await expect(store.get('progress')).resolves.toBe('kept');
  });
});
