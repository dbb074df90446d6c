import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Result } from '@concord/contracts';
import { log, RedisConnection } from '@concord/nest-platform';
import { GradingQueue } from '../grading/grading.queue';
import { GRADED_CHANNEL } from '../live-events/graded.channel';
import { toResult } from '../results/result.view';
import { ResultsRepository } from '../results/results.repository';
import type { ObjectId } from '../shared/object-id';

/** When a waiting request polls for its result, in ms, because a message may be lost. The last is the time-out. */
const POLL_AT_MS = [700, 1500] as const;

/** Waits a moment for a grade, so that most submissions are answered with their result. */
@Injectable()
export class GradeWaiter implements OnApplicationShutdown {
  private readonly listeners = new Map<string, Set<(result: Result) => void>>();
  private readonly unsubscribe: () => void;

  constructor(
    private readonly results: ResultsRepository,
    private readonly queue: GradingQueue,
    redis: RedisConnection,
  ) {
    this.unsubscribe = redis.subscribe(
      [GRADED_CHANNEL],
      (_channel, text) => this.receive(JSON.parse(text) as Result[]),
      (error) => log.debug({ err: error }, 'no messages about results arrive'),
    );
  }

  /** The result, if there is one already. */
  async find(attempt: ObjectId): Promise<Result | undefined> {
    const found = await this.results.find(attempt);
    return found ? toResult(found) : undefined;
  }

  /** Enqueues a submitted attempt and waits for its result; undefined after the time-out. */
  async enqueueAndWait(attempt: ObjectId): Promise<Result | undefined> {
    const message = this.listen(String(attempt));
    try {
      void this.queue.add(attempt);
      const startedAt = Date.now();
      for (const pollAt of POLL_AT_MS) {
        const received = await message.wait(startedAt + pollAt - Date.now());
        const found = received ?? (await this.find(attempt));
        if (found) return found;
      }
      return undefined;
    } finally {
      message.stop();
    }
  }

  onApplicationShutdown(): void {
    this.unsubscribe();
  }

  private receive(results: readonly Result[]): void {
    for (const result of results)
      for (const listener of this.listeners.get(result._id) ?? []) listener(result);
  }

  /** Listens for the result of one attempt, until `stop`. */
  private listen(attemptId: string) {
    let received: Result | undefined;
    let wake: (() => void) | undefined;
    const listener = (result: Result) => {
      received = result;
      wake?.();
    };
    const listeners = this.listeners.get(attemptId) ?? new Set();
    this.listeners.set(attemptId, listeners.add(listener));
    const wait = (ms: number) =>
      new Promise<void>((done) => {
        const timer = setTimeout(done, received ? 0 : Math.max(0, ms));
        wake = () => {
          clearTimeout(timer);
          done();
        };
      }).then(() => received);
    const stop = () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.listeners.get(attemptId) === listeners)
        this.listeners.delete(attemptId);
    };
    return { wait, stop };
  }
}
