import { Injectable } from '@nestjs/common';
import type { MyExam } from '@concord/contracts';
import type { MemberActor } from '@concord/nest-platform';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { AssignedExams } from '../assignments/assigned-exams';
import { AssignmentStatesService } from '../assignments/assignment-states.service';
import { toMyExam } from './own-exam.view';

/** Lists the exams of the person who is signed in to the member's pages. */
@Injectable()
export class OwnExams {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly states: AssignmentStatesService,
    private readonly exams: AssignedExams,
  ) {}

  /** Shows of each exam what its candidate may see, so scores are secret until their release. */
  async list(actor: MemberActor, now = Date.now()): Promise<MyExam[]> {
    const { student } = actor;
    if (student === undefined) return [];
    // Read before the assignments, as `statesOf` needs it.
    const attempts = await this.attempts.findOfStudent(student);
    const items = await this.assignments.findOfStudent(student);
    const [states, exams, startForbidden] = await Promise.all([
      this.states.statesOf(attempts, items),
      this.exams.of(items, actor),
      this.exams.startForbidden(actor),
    ]);
    const examOf = new Map(exams.map((exam) => [String(exam._id), exam]));
    return states.flatMap((state) => {
      const exam = examOf.get(String(state.assignment.exam));
      if (!exam) return [];
      const view = this.exams.viewOf(state, exam, actor);
      const isToStart = view.status === 'pending' && !view.attempt && !view.isGrading;
      return [toMyExam({ ...view, ...(isToStart && startForbidden && { startForbidden }) }, now)];
    });
  }
}
