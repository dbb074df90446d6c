/** Maximum age of the cached value, and so the delay of a change by another process. */
const REREAD_MS = 2000;

/** A value that is read on demand and cached for two seconds. */
export class RereadValue<T> {
  private known?: { value: Promise<T>; until: number };

  constructor(private readonly read: () => Promise<T>) {}

  get(): Promise<T> {
    if (this.known && Date.now() < this.known.until) return this.known.value;
    const value = this.read();
    const known = { value, until: Date.now() + REREAD_MS };
    this.known = known;
    value.catch(() => {
      if (this.known === known) this.known = undefined;
    });
    return value;
  }

  /** Drops the cached value. */
  forget(): void {
    this.known = undefined;
  }
}
