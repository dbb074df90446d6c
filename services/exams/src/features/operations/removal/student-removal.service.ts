import { Injectable } from '@nestjs/common';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { LateAnswersRepository } from '../../../store/late-answers/late-answers.repository';
import { PracticeRepository } from '../../../store/practices/practice.repository';
import { ResultsRepository } from '../../../store/results/results.repository';

/** Removes the records of a removed student. Idempotent. */
@Injectable()
export class StudentRemoval {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly lateAnswers: LateAnswersRepository,
    private readonly practices: PracticeRepository,
    private readonly results: ResultsRepository,
  ) {}

  /** Removes sittings. Results and certificates stay, with the name on them. */
  async removeSittings(id: string): Promise<{ _id: string }> {
    // Assignments first: without them no attempt can start.
    await this.assignments.removeOfStudent(id);
    await this.attempts.removeOfStudent(id);
    await this.lateAnswers.removeOfStudent(id);
    await this.practices.removeOfStudent(id);
    return { _id: id };
  }

  /** Removes sittings and results. Certificates stay, because anyone may verify them. */
  async removeRecords(id: string): Promise<{ _id: string }> {
    await this.removeSittings(id);
    await this.results.removeOfStudent(id);
    return { _id: id };
  }
}
