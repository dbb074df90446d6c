import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { ExamAssignmentsRepository } from '../../../store/assignments/exam-assignments.repository';
import { ExamAttemptsRepository } from '../../../store/attempts/exam-attempts.repository';
import { type AssignmentState, AssignmentStatesService } from '../assignments/assignment-states.service';

/** States of the assignments of an exam, many at a time. Attempts are read first, as `statesOf` requires. */
@Injectable()
export class ExamStatesService {
  constructor(
    private readonly assignments: ExamAssignmentsRepository,
    private readonly attempts: ExamAttemptsRepository,
    private readonly states: AssignmentStatesService,
  ) {}

  /** States of these students' assignments, without removed ones. */
  async ofStudents(exam: ObjectId, students: readonly string[]): Promise<AssignmentState[]> {
    const attempts = await this.attempts.findUngraded(exam, students);
    return this.states.statesOf(attempts, await this.assignments.findOfStudents(exam, students));
  }

  /** States of these assignments by id, including removed ones. */
  async ofIds(ids: readonly string[]): Promise<Map<string, AssignmentState>> {
    const attempts = await this.attempts.findUngradedOf(ids);
    const states = await this.states.statesOf(attempts, await this.assignments.findByIds(ids));
    return new Map(states.map((state) => [String(state.assignment._id), state]));
  }
}
