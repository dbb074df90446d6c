import { overloaded } from '../core/app-error';

export interface FairLimiterOptions {
  /** Maximum concurrent work. */
  capacity: number;
  /** Maximum concurrent work per key; defaults to the capacity. */
  capacityByKey?: number;
  /** Maximum queue length of all keys together. */
  maxQueued: number;
  /** Maximum queue length per key. */
  maxQueuedByKey: number;
  /** Maximum wait in ms. */
  maxWaitMs: number;
}

interface Waiter {
  admit: () => void;
  refuse: () => void;
}

/**
 * Limits expensive work of many callers: a fixed concurrency, and waiting keys take turns (round
 * robin), so that a busy key delays another by one turn. If the queue is full, a key with fewer
 * entries displaces the last entry of the key with most.
 *
 * @example
 * const hashing = new FairLimiter({ capacity: 2, maxQueued: 300, maxQueuedByKey: 60, maxWaitMs: 10_000 });
 * await hashing.run(addressKey(address), () => hash(password));
 */
export class FairLimiter {
  private running = 0;
  private readonly runningByKey = new Map<string, number>();
  private queued = 0;
  /** Waiting work by key; the first key has the next turn. */
  private readonly queues = new Map<string, Waiter[]>();

  constructor(private readonly options: FairLimiterOptions) {}

  /** @throws AppError 503 OVERLOADED if the queue is full or the wait too long; any error of `work`. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (this.hasCapacityFor(key)) this.begin(key);
    else await this.wait(key);
    try {
      return await work();
    } finally {
      this.end(key);
      this.admitNext();
    }
  }

  private hasCapacityFor(key: string): boolean {
    const { capacity, capacityByKey = capacity } = this.options;
    return this.running < capacity && (this.runningByKey.get(key) ?? 0) < capacityByKey;
  }

  private begin(key: string): void {
    this.running += 1;
    this.runningByKey.set(key, (this.runningByKey.get(key) ?? 0) + 1);
  }

  private end(key: string): void {
    this.running -= 1;
    const left = (this.runningByKey.get(key) ?? 0) - 1;
    if (left > 0) this.runningByKey.set(key, left);
    else this.runningByKey.delete(key);
  }

  private wait(key: string): Promise<void> {
    const queue = this.queues.get(key) ?? [];
    if (queue.length >= this.options.maxQueuedByKey || !this.hasRoomFor(queue.length))
      return Promise.reject(overloaded());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.remove(key, waiter);
        reject(overloaded());
      }, this.options.maxWaitMs);
      const waiter: Waiter = {
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: () => {
          clearTimeout(timer);
          reject(overloaded());
        },
      };
      queue.push(waiter);
      this.queues.set(key, queue);
      this.queued += 1;
    });
  }

  /** If the queue is full, makes room for a key with `length` waiting by displacing the longest one's entry. */
  private hasRoomFor(length: number): boolean {
    if (this.queued < this.options.maxQueued) return true;
    const [key, longest] = [...this.queues].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const last = longest.at(-1);
    if (!last || longest.length <= length + 1) return false;
    this.remove(key, last);
    last.refuse();
    return true;
  }

  private remove(key: string, waiter: Waiter): void {
    const queue = this.queues.get(key) ?? [];
    queue.splice(queue.indexOf(waiter), 1);
    this.queued -= 1;
    if (queue.length === 0) this.queues.delete(key);
  }

  private admitNext(): void {
    const turn = [...this.queues].find(([key]) => this.hasCapacityFor(key));
    const [key, queue] = turn ?? [];
    const next = queue?.[0];
    if (key === undefined || !queue || !next) return;
    this.remove(key, next);
    // Moves the key behind the others: one turn each.
    this.queues.delete(key);
    if (queue.length > 0) this.queues.set(key, queue);
    this.begin(key);
    next.admit();
  }
}
