import { Injectable } from '@nestjs/common';
import { TaskPace } from '@concord/nest-platform';
import { GradingQueue } from '../grading-queue/grading.queue';
import { LowPriorityGate } from '../grading-queue/low-priority.gate';

/** Lets tasks wait while the grading queue has a backlog. */
@Injectable()
export class GradingPace extends TaskPace {
  constructor(private readonly grading: GradingQueue) {
    super();
  }

  override newGate(): LowPriorityGate {
    return new LowPriorityGate(this.grading);
  }
}
