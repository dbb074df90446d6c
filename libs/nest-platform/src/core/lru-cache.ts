/** A cache bounded by total weight: evicts the least recently used values, and runs one load per key at a time. */
export class LruCache<V> {
  private readonly entries = new Map<string, { value: V; weight: number }>();
  private readonly loading = new Map<string, Promise<unknown>>();
  private weight = 0;

  constructor(
    private readonly maxWeight: number,
    private readonly weightOf: (value: V) => number = () => 1,
  ) {}

  get(key: string): V | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: V): void {
    this.delete(key);
    const weight = this.weightOf(value);
    this.entries.set(key, { value, weight });
    this.weight += weight;
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.maxWeight || oldest === key) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.weight -= entry.weight;
  }

  /** Returns the cached or loaded value; concurrent calls share one load, and `undefined` is not cached. */
  getOrLoad<L extends V | undefined>(key: string, load: () => Promise<L>): Promise<V | L> {
    const cached = this.get(key);
    if (cached !== undefined) return Promise.resolve(cached);
    const running = this.loading.get(key) as Promise<L> | undefined;
    if (running) return running;
    const started = load()
      .then((value) => {
        if (value !== undefined) this.set(key, value);
        return value;
      })
      .finally(() => this.loading.delete(key));
    this.loading.set(key, started);
    return started;
  }
}
