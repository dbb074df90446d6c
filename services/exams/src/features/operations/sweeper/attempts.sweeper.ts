import { Injectable } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { GradingQueue } from '../../../shared/grading-queue/grading.queue';
import { LowPriorityGate } from '../../../shared/grading-queue/low-priority.gate';
import { GradedCompletions } from './graded-completions.service';
import { OverdueClosings } from './overdue-closings.service';

const INTERVAL_MS = 5000;

/**
 * Submits attempts past their deadline, completes graded ones, and enqueues submissions again whose job Redis has
 * lost. Several workers may run it: each step is one conditional write, and grading is idempotent.
 */
@Injectable()
export class AttemptsSweeper extends RepeatingTask {
  private readonly gate: LowPriorityGate;

  constructor(
    private readonly closings: OverdueClosings,
    private readonly completions: GradedCompletions,
    queue: GradingQueue,
  ) {
    super((signal) => this.sweep(signal), {
      name: 'attempts-sweeper',
      intervalMs: INTERVAL_MS,
      firstDelayMs: 0,
      failureMessage: 'a sweep failed',
    });
    this.gate = new LowPriorityGate(queue);
  }

  private async sweep(signal: AbortSignal): Promise<void> {
    await this.closings.closeAll(signal);
    if (await this.gate.isOpen()) await this.completions.completeAll(signal);
  }
}
