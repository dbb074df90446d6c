import { Injectable } from '@nestjs/common';
import type { Assignment, AssignmentUpdateBody } from '@concord/contracts';
import { conflict, type StaffActor } from '@concord/nest-platform';
import type { RecordedBody } from '../../../shared/lazy-body';
import { LiveEventBus } from '../../../shared/live-events/live-event-bus';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { noteOf, timesOf } from './assignment-audit';
import { AssignmentsService } from './assignments.service';

/** Changes the due date and the extra time of an assignment. */
@Injectable()
export class AssignmentTimes {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly events: LiveEventBus,
    private readonly views: AssignmentsService,
  ) {}

  async update(
    staff: StaffActor,
    id: string,
    input: RecordedBody<AssignmentUpdateBody>,
  ): Promise<Assignment> {
    const assignment = await this.views.requireAssignment(id);
    input.audit.note(noteOf(assignment));
    const { dueDate, extraTime } = input.body;
    const attempt = await this.attempts.findOfAssignment(assignment._id, assignment.round);
    if (assignment.status === 'completed' || (attempt && attempt.status !== 'open')) throw completed();
    const change = {
      ...(dueDate && { dueDate: new Date(dueDate) }),
      ...(extraTime !== undefined && { extraTime }),
    };
    if (Object.keys(change).length > 0 && !(await this.assignments.updatePending(id, change)))
      throw completed();
    // Includes an attempt that started since the look-up.
    if (extraTime !== undefined) {
      await this.attempts.setExtraTime(assignment._id, assignment.round, extraTime);
      if (attempt) this.events.changed(attempt);
    }
    input.audit.note({ before: timesOf(assignment), after: timesOf({ ...assignment, ...change }) });
    return this.views.viewOf(staff, { ...assignment, ...change });
  }
}

const completed = () =>
  conflict('ALREADY_COMPLETED', "The student has completed this exam, so you can't change it");
