/** The server's time, advanced by the page's monotonic clock: a wrong or adjusted device clock does not matter. */
export class ServerClock {
  private base: { readonly server: number; readonly monotonic: number } | null = null;

  constructor(private readonly monotonic: () => number = () => performance.now()) {}

  set(serverTime: string): void {
    this.base = { server: Date.parse(serverTime), monotonic: this.monotonic() };
  }

  now(): number {
    return this.base ? this.base.server + this.monotonic() - this.base.monotonic : Date.now();
  }
}
