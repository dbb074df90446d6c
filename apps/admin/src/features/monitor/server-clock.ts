/**
 * The server's time, carried on by the page's running time: a device whose own clock is wrong or is put right shows
 * the same.
 */
export class ServerClock {
  private known: { readonly server: number; readonly running: number } | null = null;

  constructor(private readonly running: () => number = () => performance.now()) {}

  set(serverTime: string): void {
    this.known = { server: Date.parse(serverTime), running: this.running() };
  }

  now(): number {
    return this.known ? this.known.server + this.running() - this.known.running : Date.now();
  }
}
