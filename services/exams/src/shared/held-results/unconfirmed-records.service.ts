import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { ExamAssignmentsRepository } from '../../store/assignments/exam-assignments.repository';
import { ExamAttemptsRepository } from '../../store/attempts/exam-attempts.repository';
import { ResultsRepository, type UnconfirmedResult } from '../../store/results/results.repository';

/** Unconfirmed records of an exam. */
export interface Unconfirmed {
  /** Ids of candidates, including those who have not sat yet. */
  readonly candidates: ReadonlySet<string>;
  readonly results: readonly UnconfirmedResult[];
}

/** Finds and removes the mark of unconfirmed candidates on assignments, attempts and results. */
@Injectable()
export class UnconfirmedRecords {
  constructor(
    private readonly assignments: ExamAssignmentsRepository,
    private readonly attempts: ExamAttemptsRepository,
    private readonly results: ResultsRepository,
  ) {}

  /** Includes results of attempts that started during an earlier release. */
  async find(exam: ObjectId): Promise<Unconfirmed> {
    const [students, results] = await Promise.all([
      this.assignments.unconfirmedStudents(exam),
      this.results.findUnconfirmed(exam),
    ]);
    const sat = results.map(({ student }) => student._id);
    return { candidates: new Set([...students, ...sat].map(String)), results };
  }

  /**
   * Removes the mark first from records from which others are copied. Graded attempts are found by their results.
   * @returns true if any record was marked
   */
  async release(exam: ObjectId): Promise<boolean> {
    const assignments = await this.assignments.confirmAll(exam);
    const ungraded = await this.attempts.confirmUngraded(exam);
    // A result has the id of its attempt.
    const ids = await this.results.unconfirmedIds(exam);
    await this.attempts.confirm(ids);
    const graded = await this.results.confirm(ids);
    return assignments + ungraded + graded > 0;
  }
}
