import { Injectable } from '@nestjs/common';
import { conflict } from '@concord/nest-platform';
import { LiveEventBus } from '../../../shared/live-events/live-event-bus';
import type { AttemptRecord } from '../../../store/attempts/attempt.schema';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import type { InterventionRecord } from '../../../store/parts/intervention.schema';
import { AssignmentStatesService } from '../../assignments/assignments/assignment-states.service';

/** Resets attempts: open ones are abandoned, graded ones are marked. */
@Injectable()
export class AttemptResets {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly states: AssignmentStatesService,
    private readonly events: LiveEventBus,
  ) {}

  /** @throws AppError 409 while its grading runs */
  async reset(attempt: AttemptRecord, reset: InterventionRecord): Promise<void> {
    if (attempt.status === 'reset') return;
    if (await this.states.isGraded(attempt)) return this.attempts.recordReset(attempt._id, reset);
    if (attempt.status === 'open' && (await this.attempts.resetOpen(attempt._id, reset)))
      return this.events.ended(attempt);
    throw conflict('CONFLICT', 'This attempt is being graded. Please try again in a moment');
  }
}
