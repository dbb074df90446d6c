import { AppError } from '../core/app-error';
import { LruCache } from '../core/lru-cache';

const CACHED_KEYS = 20_000;

/** Limit of `calls` per window of `seconds`, and the message beyond it. */
export interface ThrottleOptions {
  calls: number;
  seconds: number;
  message: string;
}

interface Window {
  endsAt: number;
  calls: number;
}

/**
 * Rate limit by key, in the process's memory, for limits that an honest page never reaches. Keeps
 * the last 20,000 keys.
 */
export class CallThrottle {
  private readonly windows = new LruCache<Window>(CACHED_KEYS);

  constructor(private readonly options: ThrottleOptions) {}

  /** Counts a call. @returns a 429 beyond the limit, with the rest of its window as Retry-After */
  check(key: string): AppError | undefined {
    const { calls, seconds, message } = this.options;
    const now = performance.now();
    const last = this.windows.get(key);
    if (!last || now >= last.endsAt) {
      this.windows.set(key, { endsAt: now + seconds * 1000, calls: 1 });
      return undefined;
    }
    last.calls += 1;
    if (last.calls <= calls) return undefined;
    const retryAfterSeconds = Math.ceil((last.endsAt - now) / 1000);
    return new AppError(429, 'TOO_MANY_REQUESTS', message, { retryAfterSeconds });
  }
}
