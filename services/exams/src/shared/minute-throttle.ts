import { AppError, LruCache } from '@concord/nest-platform';

const MINUTE_MS = 60_000;
const CACHED_KEYS = 20_000;

/** Bounds calls by key, in the memory of the process: it only keeps a broken page from calling all the time. */
export class MinuteThrottle {
  private readonly counts = new LruCache<{ minute: number; calls: number }>(CACHED_KEYS);

  constructor(
    private readonly callsPerMinute: number,
    private readonly message: string,
  ) {}

  /** @throws AppError 429 for a call beyond what a minute allows. */
  take(key: string): void {
    const minute = Math.floor(Date.now() / MINUTE_MS);
    const count = this.counts.get(key);
    const calls = count?.minute === minute ? count.calls + 1 : 1;
    this.counts.set(key, { minute, calls });
    if (calls > this.callsPerMinute)
      throw new AppError(429, 'TOO_MANY_REQUESTS', this.message, { retryAfterSeconds: 60 });
  }
}
