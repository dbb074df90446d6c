/** Time without activity after which the product counts as idle. */
const IDLE_AFTER_MS = 20_000;

/**
 * Tracks whether the product is in use. Tasks that poll the store slow down while it is idle: all
 * work begins with a call that changes something, or is scheduled and may start a minute late.
 */
export class ActivityMonitor {
  private notedAt: number;
  /** Without messages from other processes the state is unknown, and the product does not count as idle. */
  private isInformed = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly now = (): number => Date.now()) {
    this.notedAt = now();
  }

  /** Records activity, in this process or another one. */
  note(): void {
    const wasIdle = this.isIdle;
    this.notedAt = this.now();
    if (wasIdle) this.tell();
  }

  /** @param isInformed true while this process receives activity from others */
  setInformed(isInformed: boolean): void {
    const wasIdle = this.isIdle;
    this.isInformed = isInformed;
    if (wasIdle && !isInformed) this.tell();
  }

  get isIdle(): boolean {
    return this.isInformed && this.now() - this.notedAt > IDLE_AFTER_MS;
  }

  /** Calls `listener` when an idle product is used again. @returns the function that removes it */
  onWake(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
}

/** Activity as seen by this process. */
export const activity = new ActivityMonitor();
