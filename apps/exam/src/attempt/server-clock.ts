/** A difference between two clocks of the device that no timer's inaccuracy explains. */
const JUMP_MS = 2000;
/** Timers that were silent for longer than this did not run: the device slept, or the page was frozen. */
const GAP_MS = 90_000;

/**
 * The server's clock as this device can tell it. It runs on the browser's monotonic clock, so setting the device's
 * clock changes nothing. That clock may stand still while the device sleeps, so whenever the wall clock has gone ahead
 * of it, the difference is added for the time being and the reading is doubtful: only the server can tell a sleep
 * from a clock that was set.
 */
export class ServerClock {
  private offset: number;
  private uncertainty = Number.POSITIVE_INFINITY;
  private skipped = 0;
  private seen: { readonly elapsed: number; readonly wall: number };
  private doubt = false;

  /** `lead` is what is known of the server's clock minus the device's, 0 when nothing is. */
  constructor(
    lead = 0,
    private readonly elapsed: () => number = () => performance.now(),
    private readonly wall: () => number = () => Date.now(),
  ) {
    this.seen = { elapsed: elapsed(), wall: wall() };
    this.offset = this.seen.wall + lead - this.seen.elapsed;
  }

  /** Whether the time shown is a guess until the server answers again. */
  get doubtful(): boolean {
    return this.doubt;
  }

  readonly now = (): number => this.reading() + this.offset;

  /** The device's own running time, to say when a call began. */
  readonly reading = (): number => {
    this.observe();
    return this.seen.elapsed + this.skipped;
  };

  /** Looks at the device's clocks; to be called often. Returns whether the server should be asked for its time. */
  observe(): boolean {
    const now = { elapsed: this.elapsed(), wall: this.wall() };
    const passed = now.elapsed - this.seen.elapsed;
    const ahead = now.wall - this.seen.wall - passed;
    this.seen = now;
    if (ahead > JUMP_MS) {
      this.skipped += ahead;
      this.doubt = true;
    }
    return Math.abs(ahead) > JUMP_MS || passed > GAP_MS;
  }

  /** The time that an answer carries; `sentAt` is the reading when its call began. */
  sync(serverTime: string, sentAt: number): void {
    const receivedAt = this.reading();
    const doubt = (receivedAt - sentAt) / 2;
    const offset = Date.parse(serverTime) + doubt - receivedAt;
    if (!Number.isFinite(offset)) return;
    // A slower answer tells less, unless the two cannot both be right: then the device slept.
    const contradicts = Math.abs(offset - this.offset) > doubt + this.uncertainty;
    if (doubt > this.uncertainty && !contradicts && !this.doubt) return;
    this.offset = offset;
    this.uncertainty = doubt;
    this.doubt = false;
  }

  /** The server's clock minus the device's, for a page that reloads without a network. */
  lead(): number {
    return this.now() - this.seen.wall;
  }
}
