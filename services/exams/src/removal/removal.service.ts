import { Injectable } from '@nestjs/common';
import { AssignmentsRepository } from '../assignments/assignments.repository';
import { AttemptsRepository } from '../attempts/attempts.repository';
import { LateAnswersRepository } from '../attempts/late-answers.repository';

@Injectable()
export class RemovalService {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly late: LateAnswersRepository,
  ) {}

  /** Results and certificates stay, with the name they carry. It may be asked again until it succeeds. */
  async removeStudent(id: string): Promise<{ _id: string }> {
    // Assignments first: without one no further attempt can begin.
    await this.assignments.removeOfStudent(id);
    await this.attempts.removeOfStudent(id);
    await this.late.removeOfStudent(id);
    return { _id: id };
  }
}
