import { Injectable } from '@nestjs/common';
import type { Assignment } from '@concord/contracts';
import {
  type CandidateActor,
  log,
  Page,
  type PageQuery,
  requireStaffOrSelf,
  type StaffActor,
  unauthenticated,
} from '@concord/nest-platform';
import { ApplicantsService } from '../../../shared/applicants/applicants.service';
import { CandidateSessions } from '../../../shared/candidate-sessions/candidate-sessions.service';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { AssignedExams } from './assigned-exams';
import { AssignmentStatesService } from './assignment-states.service';

/** Lists the assignments of a student, for staff and for the candidate. */
@Injectable()
export class StudentAssignments {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly states: AssignmentStatesService,
    private readonly sessions: CandidateSessions,
    private readonly exams: AssignedExams,
    private readonly applicants: ApplicantsService,
  ) {}

  async listOfStudent(
    actor: StaffActor | CandidateActor,
    student: string,
    query: PageQuery,
  ): Promise<Page<Assignment>> {
    requireStaffOrSelf(actor, student);
    const attempts = await this.sessions.attemptsOf(actor, student);
    const { items, total } = await this.assignments.listOfStudent(student, query);
    if (items.length === 0 && actor.kind === 'candidate') await this.requireRegistered(student);
    const [states, exams, forbidden] = await Promise.all([
      this.states.statesOf(attempts, items),
      this.exams.of(items, actor),
      this.exams.startForbidden(actor),
    ]);
    const examOf = new Map(exams.map((exam) => [String(exam._id), exam]));
    const views = states.flatMap((state) => {
      const exam = examOf.get(String(state.assignment.exam));
      if (!exam) return [];
      const view = this.exams.viewOf(state, exam, actor);
      const isToStart = view.status === 'pending' && !view.attempt && !view.isGrading;
      return [isToStart && forbidden ? { ...view, startForbidden: forbidden } : view];
    });
    return new Page(views, total);
  }

  /** A candidate without assignments may have been removed while the token is still valid. */
  private async requireRegistered(student: string): Promise<void> {
    // While the students service is down, the candidate sees an empty list.
    const found = await this.applicants.find([student]).catch((error: unknown) => {
      log.debug({ err: error }, 'a registration could not be looked up');
      return 'unknown' as const;
    });
    if (found === 'unknown') return;
    const registration = found.get(student);
    if (!registration || registration.isArchived)
      throw unauthenticated('Your registration was removed. Please sign in again');
  }
}
