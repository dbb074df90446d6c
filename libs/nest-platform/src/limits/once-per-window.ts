import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Tells the first time of a key within a time window, per process: what a flood repeats is recorded once. */
export class OncePerWindow {
  private readonly seen: RateLimiterMemory;

  constructor(seconds: number) {
    this.seen = new RateLimiterMemory({ points: 1, duration: seconds });
  }

  /** Whether the key was not asked for before in its window. */
  isFirst(key: string): Promise<boolean> {
    return this.seen.consume(key).then(
      () => true,
      () => false,
    );
  }
}
