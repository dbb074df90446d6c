/** Maximum difference between the device's two clocks that inaccurate timers explain. */
const JUMP_MS = 2000;
/** Time without a timer tick after which the device must have slept, or the page was frozen. */
const GAP_MS = 90_000;

/**
 * Estimates the server's clock from the times in its answers, based on the monotonic clock, so changes of the
 * device's clock have no effect. That clock may stop during sleep: if the wall clock moved ahead, the
 * difference is added, and the time is uncertain until the next {@link sync}, as only the server can tell
 * sleep from a changed clock.
 */
export class ServerClock {
  private offset: number;
  /** Half the round trip of the answer in use, in milliseconds. */
  private errorMargin = Number.POSITIVE_INFINITY;
  private skipped = 0;
  private last: { readonly elapsed: number; readonly wall: number };
  private uncertain = false;

  /**
   * @param lead server clock minus device clock in milliseconds, as far as known
   * @param elapsed the monotonic clock in milliseconds
   * @param wall the device's wall clock in milliseconds
   */
  constructor(
    lead = 0,
    private readonly elapsed: () => number = () => performance.now(),
    private readonly wall: () => number = () => Date.now(),
  ) {
    this.last = { elapsed: elapsed(), wall: wall() };
    this.offset = this.last.wall + lead - this.last.elapsed;
  }

  /** True while the time is estimated without the server, until its next answer. */
  get isUncertain(): boolean {
    return this.uncertain;
  }

  /** The server's time in milliseconds since 1970. */
  readonly now = (): number => this.running() + this.offset;

  /** The device's monotonic time in milliseconds, to note when a call started. */
  readonly running = (): number => {
    this.checkDevice();
    return this.last.elapsed + this.skipped;
  };

  /** Compares the device's clocks; call it often. Returns true if the server's time is needed. */
  checkDevice(): boolean {
    const now = { elapsed: this.elapsed(), wall: this.wall() };
    const passed = now.elapsed - this.last.elapsed;
    const ahead = now.wall - this.last.wall - passed;
    this.last = now;
    if (ahead > JUMP_MS) {
      this.skipped += ahead;
      this.uncertain = true;
    }
    return Math.abs(ahead) > JUMP_MS || passed > GAP_MS;
  }

  /** Applies the ISO time of an answer; `sentAt` is {@link running} at the start of the call. */
  sync(serverTime: string, sentAt: number): void {
    const receivedAt = this.running();
    const margin = (receivedAt - sentAt) / 2;
    const offset = Date.parse(serverTime) + margin - receivedAt;
    if (!Number.isFinite(offset)) return;
    // Ignores a slower answer, which is less exact, unless the two contradict each other because the
    // device slept.
    const contradicts = Math.abs(offset - this.offset) > margin + this.errorMargin;
    if (margin > this.errorMargin && !contradicts && !this.uncertain) return;
    this.offset = offset;
    this.errorMargin = margin;
    this.uncertain = false;
  }

  /** Server clock minus device clock in milliseconds; stored for a page that reloads offline. */
  lead(): number {
    return this.now() - this.last.wall;
  }
}
