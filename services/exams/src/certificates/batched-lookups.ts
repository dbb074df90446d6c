/** Longest list of keys in one query. */
const BATCH = 100;

interface Batch<V> {
  readonly keys: Set<string>;
  readonly found: Promise<ReadonlyMap<string, V>>;
}

/**
 * Looks keys up with one query at a time: those that are asked for meanwhile share the next one. A single look-up is
 * as fast as its query, many cost the store little, and each answer was read after it was asked for.
 */
export class BatchedLookups<V> {
  /** The batch that takes keys; undefined when its query has begun. */
  private next: Batch<V> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /** @param read what is found of the keys, by key */
  constructor(private readonly read: (keys: string[]) => Promise<ReadonlyMap<string, V>>) {}

  /** @returns null for a key without a value */
  async find(key: string): Promise<V | null> {
    if (!this.next || this.next.keys.size >= BATCH) this.next = this.open();
    const { keys, found } = this.next;
    keys.add(key);
    return (await found).get(key) ?? null;
  }

  private open(): Batch<V> {
    const keys = new Set<string>();
    const found = this.last.then(() => {
      if (this.next?.keys === keys) this.next = undefined;
      return this.read([...keys]);
    });
    this.last = found.catch(() => undefined);
    return { keys, found };
  }
}
