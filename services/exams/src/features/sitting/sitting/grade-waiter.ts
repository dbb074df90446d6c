import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Result } from '@concord/contracts';
import { log, type ObjectId, RedisConnection } from '@concord/nest-platform';
import { GradingQueue } from '../../../shared/grading-queue/grading.queue';
import { GRADED_CHANNEL } from '../../../shared/live-events/graded.channel';
import { ResultsRepository } from '../../../store/results/results.repository';
import { toResult } from '../../results/results/result.view';

/** Delays before polling for a result, in ms, because its message may be lost. */
const POLL_DELAYS_MS = [700, 800];

/** Waits briefly for a grade, so that most submissions are answered with their result. */
@Injectable()
export class GradeWaiter implements OnApplicationShutdown {
  /** Emits each new result, by attempt id. */
  private readonly graded = new EventEmitter().setMaxListeners(0);
  private readonly unsubscribe: () => void;

  constructor(
    private readonly results: ResultsRepository,
    private readonly queue: GradingQueue,
    redis: RedisConnection,
  ) {
    this.unsubscribe = redis.subscribe(
      [GRADED_CHANNEL],
      (_channel, text) => {
        for (const result of JSON.parse(text) as Result[]) this.graded.emit(result._id, result);
      },
      (error) => log.debug({ err: error }, 'messages about results are not received'),
    );
  }

  /** The result, if there is one already. */
  async find(attempt: ObjectId): Promise<Result | undefined> {
    const found = await this.results.find(attempt);
    return found ? toResult(found) : undefined;
  }

  /** Adds a job without waiting for its result; the sweeper finds lost jobs. */
  enqueue(attempt: ObjectId): void {
    void this.queue.add(attempt);
  }

  /** Adds a job and waits for its result; undefined after the last poll. */
  async enqueueAndWait(attempt: ObjectId): Promise<Result | undefined> {
    const ended = new AbortController();
    const { signal } = ended;
    const message = once(this.graded, String(attempt), { signal }).then(
      ([result]) => result as Result,
      () => undefined,
    );
    this.enqueue(attempt);
    try {
      for (const delay of POLL_DELAYS_MS) {
        const received = await Promise.race([message, setTimeout(delay, undefined, { signal })]);
        const found = received ?? (await this.find(attempt));
        if (found) return found;
      }
      return undefined;
    } finally {
      ended.abort();
    }
  }

  onApplicationShutdown(): void {
    this.unsubscribe();
  }
}
