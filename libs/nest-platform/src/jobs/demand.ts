/** Nobody has done anything for so long: the product is idle. */
const IDLE_AFTER_MS = 20_000;

/**
 * Whether somebody uses the product. Tasks that look for work in the store rest longer while nobody does: all work begins
 * with a call that changes something, or is due at a moment and may be a minute late then.
 */
export class Demand {
  private notedAt: number;
  /** Without news of the other processes nobody knows, and the product does not count as idle. */
  private isInformed = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly now = (): number => Date.now()) {
    this.notedAt = now();
  }

  /** Notes that somebody did something, in this process or another one. */
  note(): void {
    const wasIdle = this.isIdle;
    this.notedAt = this.now();
    if (wasIdle) this.tell();
  }

  /** @param isInformed whether this process hears of what is done in others */
  setInformed(isInformed: boolean): void {
    const wasIdle = this.isIdle;
    this.isInformed = isInformed;
    if (wasIdle && !isInformed) this.tell();
  }

  get isIdle(): boolean {
    return this.isInformed && this.now() - this.notedAt > IDLE_AFTER_MS;
  }

  /** Calls `listener` whenever an idle product is used again. @returns the function that ends it */
  onWake(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
}

/** That of this process. */
export const demand = new Demand();
