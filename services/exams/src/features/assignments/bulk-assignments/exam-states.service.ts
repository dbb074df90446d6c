import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { ExamAssignmentsRepository } from '../../../store/assignments/exam-assignments.repository';
import { ExamAttemptsRepository } from '../../../store/attempts/exam-attempts.repository';
import { type AssignmentState, AssignmentStatesService } from '../assignments/assignment-states.service';

/** Determines the states of many assignments of an exam. It reads attempts first, as `statesOf` requires. */
@Injectable()
export class ExamStatesService {
  constructor(
    private readonly assignments: ExamAssignmentsRepository,
    private readonly attempts: ExamAttemptsRepository,
    private readonly states: AssignmentStatesService,
  ) {}

  /** States of the students' assignments, without removed ones. */
  async ofStudents(exam: ObjectId, students: readonly string[]): Promise<AssignmentState[]> {
    const attempts = await this.attempts.findUngraded(exam, students);
    return this.states.statesOf(attempts, await this.assignments.findOfStudents(exam, students));
  }

  /** States by assignment id, including removed assignments. */
  async ofIds(ids: readonly string[]): Promise<Map<string, AssignmentState>> {
    const attempts = await this.attempts.findUngradedOf(ids);
    const states = await this.states.statesOf(attempts, await this.assignments.findByIds(ids));
    return new Map(states.map((state) => [String(state.assignment._id), state]));
  }
}
