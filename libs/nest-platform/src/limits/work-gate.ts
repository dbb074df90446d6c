import { AppError } from '../core/app-error';

/** Lets a few pieces of heavy work run at once and a bounded number wait; beyond that it says so at once. */
export class WorkGate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
  ) {}

  /** @throws AppError 503 when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.mayWait)
      throw new AppError(503, 'OVERLOADED', 'Many files arrive at the moment, please try again shortly', {
        retryAfterSeconds: 3,
      });
    // Whoever leaves hands its place over, so the count stays as it is.
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}
