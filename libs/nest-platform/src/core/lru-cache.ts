import { LRUCache } from 'lru-cache';

type Load<V> = () => Promise<V | undefined>;

/**
 * A cache bounded by total weight: evicts the least recently used values, and runs one load per key at a time.
 *
 * @example
 * const papers = new LruCache<Paper>(20_000_000, ({ json }) => json.length);
 * const paper = await papers.getOrLoad(id, () => this.compile(id));
 */
export class LruCache<V extends NonNullable<unknown>> {
  private readonly entries: LRUCache<string, V, Load<V>>;

  constructor(maxWeight: number, weightOf: (value: V) => number = () => 1) {
    this.entries = new LRUCache<string, V, Load<V>>({
      maxSize: maxWeight,
      // A value above the limit stays, as the only one.
      sizeCalculation: (value) => Math.min(Math.max(weightOf(value), 1), maxWeight),
      fetchMethod: (_key, _stale, { context: load }) => load(),
      // The callers of a load get its value even if the key is deleted meanwhile.
      ignoreFetchAbort: true,
    });
  }

  get(key: string): V | undefined {
    return this.entries.get(key);
  }

  set(key: string, value: V): void {
    this.entries.set(key, value);
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  /** Returns the cached or loaded value; concurrent calls share one load, and `undefined` is not cached. */
  getOrLoad<L extends V | undefined>(key: string, load: () => Promise<L>): Promise<V | L> {
    return this.entries.fetch(key, { context: load }) as Promise<V | L>;
  }
}
