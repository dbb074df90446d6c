import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Result } from '@concord/contracts';
import { log, RedisConnection } from '@concord/nest-platform';
import type { Types } from 'mongoose';
import { resultView } from '../results/result.view';
import { ResultsRepository } from '../results/results.repository';
import { GRADED_CHANNEL } from './grade-news';
import { GradingQueue } from './grading.queue';

/** When a waiting request looks by itself, in ms: the news may be lost. The last is how long it waits in all. */
const LOOKS_MS = [700, 1500] as const;

/** Waits a moment for a grade, so that most submissions are answered with their result. */
@Injectable()
export class GradeWaiter implements OnApplicationShutdown {
  private readonly waiting = new Map<string, Set<(result: Result) => void>>();
  private readonly subscriber;

  constructor(
    private readonly results: ResultsRepository,
    private readonly queue: GradingQueue,
    redis: RedisConnection,
  ) {
    this.subscriber = redis.client.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
    this.subscriber.on('error', (error) =>
      log.debug({ err: error }, 'grades are not announced at the moment'),
    );
    this.subscriber.on('message', (_channel, text) => this.wake(JSON.parse(text) as Result[]));
    this.subscriber.subscribe(GRADED_CHANNEL).catch((error: unknown) => {
      log.warn({ err: error }, 'grades are not announced');
    });
  }

  /** The result that is there already, if any. */
  async find(attempt: Types.ObjectId): Promise<Result | undefined> {
    const found = await this.results.find(attempt);
    return found ? resultView(found) : undefined;
  }

  /** Queues a submitted attempt and waits for its result; undefined when that takes longer. */
  async resultOf(attempt: Types.ObjectId): Promise<Result | undefined> {
    const news = this.newsOf(String(attempt));
    try {
      void this.queue.add(attempt);
      const startedAt = Date.now();
      for (const look of LOOKS_MS) {
        const told = await news.within(startedAt + look - Date.now());
        const found = told ?? (await this.find(attempt));
        if (found) return found;
      }
      return undefined;
    } finally {
      news.stop();
    }
  }

  onApplicationShutdown(): void {
    this.subscriber.disconnect();
  }

  private wake(results: readonly Result[]): void {
    for (const result of results) for (const wake of this.waiting.get(result._id) ?? []) wake(result);
  }

  private newsOf(attemptId: string) {
    let told: Result | undefined;
    let resolve: (() => void) | undefined;
    const wake = (result: Result) => {
      told = result;
      resolve?.();
    };
    const wakers = this.waiting.get(attemptId) ?? new Set();
    this.waiting.set(attemptId, wakers.add(wake));
    const within = (ms: number) =>
      new Promise<void>((done) => {
        const timer = setTimeout(done, told ? 0 : Math.max(0, ms));
        resolve = () => {
          clearTimeout(timer);
          done();
        };
      }).then(() => told);
    const stop = () => {
      wakers.delete(wake);
      if (wakers.size === 0 && this.waiting.get(attemptId) === wakers) this.waiting.delete(attemptId);
    };
    return { within, stop };
  }
}
