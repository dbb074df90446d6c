import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../lib/paths.ts';

/** The part of BullMQ's queue that is used here. */
interface BullQueue {
  addBulk: (jobs: { name: string; data: unknown; opts: object }[]) => Promise<unknown>;
  getJobCounts: (...types: string[]) => Promise<Record<string, number>>;
  close: () => Promise<void>;
}

const load = createRequire(resolve(ROOT, 'libs/nest-platform/package.json'));
const { Queue } = load('bullmq') as {
  Queue: new (name: string, options: { connection: { url: string } }) => BullQueue;
};

/** As the product's own queue adds them. */
const JOB = {
  attempts: 20,
  backoff: { type: 'exponential', delay: 500 },
  removeOnComplete: true,
  removeOnFail: true,
};
const AT_ONCE = 500;
const LOOK_EVERY_MS = 10;

/** A queue that is filled first and drained later. */
export class FilledQueue {
  private readonly name: string;
  private readonly queue: BullQueue;

  constructor(name: string, url: string) {
    this.name = name;
    this.queue = new Queue(name, { connection: { url } });
  }

  async fill(attemptIds: readonly string[]): Promise<void> {
    for (let done = 0; done < attemptIds.length; done += AT_ONCE)
      await this.queue.addBulk(
        attemptIds.slice(done, done + AT_ONCE).map((attemptId) => ({
          name: this.name,
          data: { attemptId },
          opts: { ...JOB, jobId: `grade-${attemptId}` },
        })),
      );
  }

  async left(): Promise<number> {
    const counts = await this.queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized');
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  }

  /** Jobs a second, from the moment at which the first ones were done to the last. */
  async drained(limitMs: number): Promise<number> {
    const all = await this.left();
    const end = performance.now() + limitMs;
    let first: { at: number; left: number } | undefined;
    for (let left = all; left > 0; left = await this.left()) {
      if (left < all) first ??= { at: performance.now(), left };
      if (performance.now() > end)
        throw new Error(`${left} of ${all} jobs are still there after ${limitMs} ms`);
      await pause(LOOK_EVERY_MS);
    }
    if (!first) throw new Error('The jobs were done too fast to be timed: more of them are needed');
    return first.left / ((performance.now() - first.at) / 1000);
  }

  close(): Promise<void> {
    return this.queue.close();
  }
}
