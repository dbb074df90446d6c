import { overloaded } from '../core/app-error';

export interface WeightedLimiterOptions {
  /** Maximum total weight running at once, in calls, bytes, or any other unit. */
  capacity: number;
  /** Maximum queue length; further calls are refused at once. Unlimited by default. */
  maxQueued?: number;
  /** Maximum wait in the queue, in ms. Unlimited by default. */
  maxWaitMs?: number;
  /** Message of the refusal. */
  message?: string;
}

interface Waiter {
  weight: number;
  admit: () => void;
}

/**
 * Limits work that is expensive in memory or CPU: a total weight at once, then a FIFO queue, then
 * 503 OVERLOADED. Work heavier than the capacity runs alone.
 *
 * @example
 * const decoding = new WeightedLimiter({ capacity: 2, maxQueued: 24 });
 * const picture = await decoding.run(() => decode(bytes));
 */
export class WeightedLimiter {
  private used = 0;
  private readonly queue: Waiter[] = [];

  constructor(private readonly options: WeightedLimiterOptions) {}

  /** Runs `work` once its weight fits. @throws AppError 503 OVERLOADED; any error of `work`. */
  async run<T>(work: () => Promise<T>, weight = 1): Promise<T> {
    const release = await this.acquire(weight);
    try {
      return await work();
    } finally {
      release();
    }
  }

  /**
   * Waits until there is room for `weight`.
   * @returns the function that releases it; calling it twice is harmless.
   * @throws AppError 503 OVERLOADED if the queue is full or the wait too long.
   */
  async acquire(weight = 1): Promise<() => void> {
    const counted = Math.min(weight, this.options.capacity);
    if (this.queue.length > 0 || this.used + counted > this.options.capacity) await this.wait(counted);
    else this.used += counted;
    let isHeld = true;
    return () => {
      if (isHeld) this.used -= counted;
      isHeld = false;
      this.admitNext();
    };
  }

  private wait(weight: number): Promise<void> {
    const { maxQueued, maxWaitMs, message } = this.options;
    const refusal = () => overloaded(message);
    if (maxQueued !== undefined && this.queue.length >= maxQueued) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const waiter: Waiter = {
        weight,
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      if (maxWaitMs !== undefined)
        timer = setTimeout(() => {
          this.queue.splice(this.queue.indexOf(waiter), 1);
          this.admitNext();
          reject(refusal());
        }, maxWaitMs);
      this.queue.push(waiter);
    });
  }

  private admitNext(): void {
    let next: Waiter | undefined;
    while ((next = this.queue[0]) && this.used + next.weight <= this.options.capacity) {
      this.queue.shift();
      this.used += next.weight;
      next.admit();
    }
  }
}
