import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Detects the first occurrence of a key within a time window, per process, so that a flood is recorded once. */
export class OncePerWindow {
  private readonly seen: RateLimiterMemory;

  constructor(seconds: number) {
    this.seen = new RateLimiterMemory({ points: 1, duration: seconds });
  }

  /** True if the key is new in its window. */
  isFirst(key: string): Promise<boolean> {
    return this.seen.consume(key).then(
      () => true,
      () => false,
    );
  }
}
