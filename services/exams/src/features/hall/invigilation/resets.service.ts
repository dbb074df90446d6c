import { Injectable } from '@nestjs/common';
import type { Assignment, ResetBody } from '@concord/contracts';
import { conflict, type StaffActor } from '@concord/nest-platform';
import { attemptTarget } from '../../../shared/attempt-target';
import type { RecordedBody } from '../../../shared/lazy-body';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { interventionOf } from '../../../store/parts/intervention.schema';
import { AssignmentsService } from '../../assignments/assignments/assignments.service';
import { oneMonthAfter } from '../../assignments/assignments/due-date';
import { AttemptResets } from './attempt-resets.service';
import { ResetPermissions } from './reset-permissions.service';

/** Resets assignments: the next round begins without answers; earlier attempts remain as history. */
@Injectable()
export class ResetsService {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly assignmentsService: AssignmentsService,
    private readonly attempts: AttemptsRepository,
    private readonly resets: AttemptResets,
    private readonly permissions: ResetPermissions,
  ) {}

  /**
   * Changes the attempt before the assignment. After an interruption between them, the attempt accepts no answers,
   * and the reset may be repeated.
   */
  async reset(staff: StaffActor, id: string, input: RecordedBody<ResetBody>): Promise<Assignment> {
    const assignment = await this.assignmentsService.requireAssignment(id);
    const { reason, dueDate } = input.body;
    const { round } = assignment;
    const attempt = await this.attempts.findOfAssignment(id, round);
    if (!attempt) throw notStarted();
    input.audit.note({ ...attemptTarget(attempt), reason, details: { assignment: id, round } });
    const unconfirmed = await this.permissions.requireMayReset(staff, assignment, attempt);
    await this.resets.reset(attempt, interventionOf(staff, reason));
    const next = {
      dueDate: dueDateOf(assignment, dueDate),
      ...(unconfirmed && { unconfirmed: true as const }),
    };
    const outcome = await this.assignments.beginRound(attempt, next);
    if (outcome === 'taken')
      throw conflict('ALREADY_ASSIGNED', 'This student already has another assignment of this exam');
    if (outcome === 'changed')
      throw conflict('CONFLICT', 'This assignment has just changed. Please try again');
    return this.assignmentsService.get(staff, id);
  }
}

/** The given date, or else the current one; a month from now if that has passed, so that the round can start. */
function dueDateOf({ dueDate }: AssignmentRecord, given: string | undefined): Date {
  if (given) return new Date(given);
  const now = new Date();
  return dueDate > now ? dueDate : oneMonthAfter(now);
}

const notStarted = () =>
  conflict('ATTEMPT_NOT_STARTED', 'This exam has not been started, so there is nothing to reset');
