import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type GradeJob, gradeJob, QUEUES } from '@concord/contracts';
import { log, RedisConnection, startWorker } from '@concord/nest-platform';
import { GradingService } from './grading.service';

/** As many as are graded together. Measured with `npm run bench:grading`. */
const CONCURRENCY = 100;

/** Consumer of grading jobs. */
@Injectable()
export class GradingProcessor implements OnApplicationBootstrap, OnApplicationShutdown {
  private worker?: ReturnType<typeof startWorker<GradeJob>>;

  constructor(
    private readonly grading: GradingService,
    private readonly redis: RedisConnection,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = startWorker<GradeJob>(
      QUEUES.grading,
      this.redis.url,
      (data) => this.grading.gradeAttempt(gradeJob.parse(data).attemptId),
      { concurrency: CONCURRENCY, onError: (error) => log.warn({ err: error }, 'grading failed') },
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker?.close();
  }
}
