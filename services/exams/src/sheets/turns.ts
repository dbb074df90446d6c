import { AppError } from '@concord/nest-platform';

/** Lets a few run at once and a few more wait. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly queued: number,
  ) {}

  /** @throws AppError 503 when too many wait. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.queued)
        throw new AppError(503, 'OVERLOADED', 'Too many files are being read, please try again', {
          retryAfterSeconds: 5,
        });
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
