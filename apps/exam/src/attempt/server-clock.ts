/** The server's clock as this device can tell it: the device's own clock may be wrong, or be set during the exam. */
export class ServerClock {
  private offset: number;
  private uncertainty = Number.POSITIVE_INFINITY;

  /** `lead` is what is known of the server's clock minus the device's, 0 when nothing is. */
  constructor(
    lead = 0,
    private readonly elapsed: () => number = () => performance.now(),
    deviceNow: number = Date.now(),
  ) {
    this.offset = deviceNow + lead - elapsed();
  }

  readonly now = (): number => this.elapsed() + this.offset;

  /** The reading that an answer carries; `sentAt` is when its call began, by `elapsed`. */
  sync(serverTime: string, sentAt: number): void {
    const receivedAt = this.elapsed();
    const doubt = (receivedAt - sentAt) / 2;
    const offset = Date.parse(serverTime) + doubt - receivedAt;
    if (!Number.isFinite(offset)) return;
    // A slower answer tells less, unless the two cannot both be right: then the device slept.
    const contradicts = Math.abs(offset - this.offset) > doubt + this.uncertainty;
    if (doubt > this.uncertainty && !contradicts) return;
    this.offset = offset;
    this.uncertainty = doubt;
  }

  /** For a page that reloads without a network. */
  lead(deviceNow: number = Date.now()): number {
    return this.now() - deviceNow;
  }
}
