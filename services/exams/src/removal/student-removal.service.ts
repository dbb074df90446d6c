import { Injectable } from '@nestjs/common';
import { AssignmentsRepository } from '../assignments/assignments.repository';
import { AttemptsRepository } from '../attempts/attempts.repository';
import { LateAnswersRepository } from '../attempts/late-answers.repository';

@Injectable()
export class StudentRemovalService {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly lateAnswers: LateAnswersRepository,
  ) {}

  /** Idempotent. Results and certificates stay, with the name they carry. */
  async removeStudent(id: string): Promise<{ _id: string }> {
    // Assignments first: without one no new attempt can start.
    await this.assignments.removeOfStudent(id);
    await this.attempts.removeOfStudent(id);
    await this.lateAnswers.removeOfStudent(id);
    return { _id: id };
  }
}
