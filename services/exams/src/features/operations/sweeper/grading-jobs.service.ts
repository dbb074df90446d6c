import { Injectable } from '@nestjs/common';
import { log, type ObjectId } from '@concord/nest-platform';
import { GradingQueue } from '../../../shared/grading-queue/grading.queue';
import { GradingService } from '../../results/grading/grading.service';

/** Enqueues attempts for grading; while Redis is down, it grades them directly. */
@Injectable()
export class GradingJobs {
  constructor(
    private readonly queue: GradingQueue,
    private readonly grading: GradingService,
  ) {}

  async add(attempts: readonly ObjectId[]): Promise<void> {
    const gradedHere: Promise<void>[] = [];
    let isEnqueued = true;
    for (const id of attempts) {
      isEnqueued &&= await this.queue.add(id);
      if (!isEnqueued) gradedHere.push(this.gradeHere(id));
    }
    await Promise.all(gradedHere);
  }

  private async gradeHere(id: ObjectId): Promise<void> {
    try {
      await this.grading.gradeAttempt(String(id));
    } catch (error) {
      log.error({ err: error, attempt: String(id) }, 'grading failed');
    }
  }
}
