import { Injectable } from '@nestjs/common';
import { LiveEventBus } from '../../../shared/live-events/live-event-bus';
import { ExamAssignmentsRepository } from '../../../store/assignments/exam-assignments.repository';
import { ExamAttemptsRepository } from '../../../store/attempts/exam-attempts.repository';
import type { AssignmentState } from '../assignments/assignment-states.service';
import { toTimes } from './change-rule';
import type { AssignmentsChange } from './requests';

/** Writes changes of many assignments and their open attempts. */
@Injectable()
export class AssignmentWrites {
  constructor(
    private readonly assignments: ExamAssignmentsRepository,
    private readonly attempts: ExamAttemptsRepository,
    private readonly events: LiveEventBus,
  ) {}

  /** @returns assignments that may be unchanged */
  async write(
    change: AssignmentsChange,
    open: readonly AssignmentState[],
  ): Promise<readonly AssignmentState[]> {
    const ids = open.map(({ assignment }) => assignment._id);
    if (change.remove) return this.remove(open);
    const matched = await this.assignments.updatePending(ids, toTimes(change));
    if (change.extraTime !== undefined) {
      // Includes attempts that started since the look-up.
      await this.attempts.setExtraTime(ids, change.extraTime);
      for (const { attempt } of open) if (attempt) this.events.changed(attempt);
    }
    return matched === ids.length ? [] : open;
  }

  /** Hides assignments, then restores those with an attempt that started meanwhile. @returns those that may be unchanged */
  private async remove(open: readonly AssignmentState[]): Promise<readonly AssignmentState[]> {
    const ids = open.map(({ assignment }) => assignment._id);
    const hidden = { status: 'removed' as const, mailDueAt: new Date() };
    const matched = await this.assignments.updatePending(ids, hidden);
    const started = await this.attempts.findUngradedOf(ids.map(String));
    for (const { assignment } of started) await this.assignments.restore(assignment);
    return matched === ids.length && started.length === 0 ? [] : open;
  }
}
