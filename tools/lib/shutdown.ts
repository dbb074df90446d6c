import { print } from './console.ts';

/**
 * Runs `stop` once, at a signal or when the parent process has ended: npm and terminals do not always forward
 * signals. A second Ctrl-C prints that stopping takes a moment.
 */
export class Shutdown {
  private stopping: Promise<void> | undefined;
  private interruptedAt = 0;
  private readonly exitCode: number;
  private readonly stop: () => Promise<void>;
  private readonly watch: NodeJS.Timeout;
  private readonly onEnd = () => void this.end(this.exitCode);
  private readonly onInterrupt = () => this.interrupt();

  constructor(stop: () => Promise<void>, exitCode = 0, parent = process.ppid) {
    this.stop = stop;
    this.exitCode = exitCode;
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, this.onEnd);
    process.on('SIGINT', this.onInterrupt);
    this.watch = setInterval(() => {
      if (process.ppid !== parent) this.onEnd();
    }, 500);
    this.watch.unref();
  }

  get requested(): boolean {
    return this.stopping !== undefined;
  }

  /** Stops handling signals; a running `stop` continues. */
  cancel(): void {
    clearInterval(this.watch);
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.off(signal, this.onEnd);
    process.off('SIGINT', this.onInterrupt);
  }

  async end(code: number): Promise<void> {
    if (this.stopping) return this.stopping;
    clearInterval(this.watch);
    this.stopping = this.stop().finally(() => process.exit(code));
    return this.stopping;
  }

  private interrupt(): void {
    // A single Ctrl-C may arrive twice: from the terminal, and forwarded by the bootstrap.
    const again = this.interruptedAt !== 0 && Date.now() - this.interruptedAt > 1000;
    this.interruptedAt ||= Date.now();
    if (again) print('Still stopping; this takes at most 10 s.');
    void this.end(this.exitCode);
  }
}
