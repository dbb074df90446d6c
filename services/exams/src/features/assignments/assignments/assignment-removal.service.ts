import { Injectable } from '@nestjs/common';
import { type AuditNote, conflict, type StaffActor } from '@concord/nest-platform';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { noteOf } from './assignment-audit';
import { AssignmentStatesService } from './assignment-states.service';
import { AssignmentsService } from './assignments.service';
import { Confirmations } from './confirmations.service';

/** Takes an exam away from a student. */
@Injectable()
export class AssignmentRemoval {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly states: AssignmentStatesService,
    private readonly confirmations: Confirmations,
    private readonly views: AssignmentsService,
  ) {}

  /** Checks for an attempt, hides the assignment, then checks again for an attempt that started meanwhile. */
  async remove(staff: StaffActor, id: string, audit: AuditNote): Promise<{ _id: string }> {
    const assignment = await this.views.requireAssignment(id);
    audit.note(noteOf(assignment));
    if (await this.isInProgress(assignment)) throw inProgress();
    const sitting = await this.attempts.findOfAssignment(assignment._id, assignment.round);
    await this.confirmations.requireMayUndo(staff, sitting);
    if (assignment.status === 'removed' || !(await this.assignments.hide(id, assignment.status)))
      throw changed();
    if (await this.isInProgress(assignment)) {
      await this.assignments.showAgain(id, assignment.status);
      throw inProgress();
    }
    return { _id: id };
  }

  private async isInProgress({ _id, round }: AssignmentRecord): Promise<boolean> {
    const attempt = await this.attempts.findOfAssignment(_id, round);
    if (!attempt || attempt.status === 'reset') return false;
    if (!(await this.states.isGraded(attempt))) return true;
    // Otherwise the sweeper would complete the removed assignment, and so restore it.
    await this.attempts.setGraded([attempt._id]);
    return false;
  }
}

const inProgress = () => conflict('ATTEMPT_IN_PROGRESS', 'The student is sitting this exam right now');
const changed = () => conflict('CONFLICT', 'This assignment has just changed. Please try again');
