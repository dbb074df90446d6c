/** Keeps what was used last, up to a total weight; loads each key once, however many ask at the same time. */
export class BoundedCache<V> {
  private readonly entries = new Map<string, { value: V; weight: number }>();
  private readonly loading = new Map<string, Promise<V | undefined>>();
  private weight = 0;

  constructor(
    private readonly maxWeight: number,
    private readonly weigh: (value: V) => number = () => 1,
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
    const weight = this.weigh(value);
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

  /** The value, loaded when it is not here; what the loader does not find is not remembered. */
  async getOrLoad(key: string, load: () => Promise<V | undefined>): Promise<V | undefined> {
    const known = this.get(key);
    if (known !== undefined) return known;
    const running = this.loading.get(key);
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
