import { AppError } from '@concord/nest-platform';

export interface SlotOptions {
  /** Total weight that may be under way at once. */
  capacity: number;
  /** Requests that may wait; the next one is refused at once. */
  waitingMax: number;
  /** A request that waited this long is refused. */
  waitMs: number;
}

interface Waiter {
  weight: number;
  admit: () => void;
}

/** The refusal when more ask than can be served. */
export const overloaded = () =>
  new AppError(503, 'OVERLOADED', 'Many people are using this at the moment, please try again shortly', {
    retryAfterSeconds: 3,
  });

/** Bounds work that is costly in memory or CPU: so much at once, a short queue in order of arrival, 503 beyond. */
export class Slots {
  private used = 0;
  private readonly queue: Waiter[] = [];

  constructor(private readonly options: SlotOptions) {}

  /** @throws AppError 503 OVERLOADED when the queue is full or the wait too long. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.take();
    try {
      return await work();
    } finally {
      release();
    }
  }

  /**
   * Takes a slot.
   * @returns what gives it back; calling that twice is harmless.
   * @throws AppError 503 OVERLOADED.
   */
  async take(weight = 1): Promise<() => void> {
    const bounded = Math.min(weight, this.options.capacity);
    if (this.queue.length > 0 || this.used + bounded > this.options.capacity) await this.wait(bounded);
    else this.used += bounded;
    let held = true;
    return () => {
      if (held) this.used -= bounded;
      held = false;
      this.admitNext();
    };
  }

  private wait(weight: number): Promise<void> {
    if (this.queue.length >= this.options.waitingMax) return Promise.reject(overloaded());
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { weight, admit: () => undefined };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(waiter), 1);
        this.admitNext();
        reject(overloaded());
      }, this.options.waitMs);
      waiter.admit = () => {
        clearTimeout(timer);
        resolve();
      };
      this.queue.push(waiter);
    });
  }

  private admitNext(): void {
    for (
      let next = this.queue[0];
      next && this.used + next.weight <= this.options.capacity;
      next = this.queue[0]
    ) {
      this.queue.shift();
      this.used += next.weight;
      next.admit();
    }
  }
}
