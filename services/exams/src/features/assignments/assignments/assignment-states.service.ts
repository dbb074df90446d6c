import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { type AttemptRecord, isReset } from '../../../store/attempts/attempt.schema';
import { AttemptsRepository, type AttemptWithoutAnswers } from '../../../store/attempts/attempts.repository';
import { type GradeRow, ResultsRepository } from '../../../store/results/results.repository';

/** An assignment with its current status and score. */
export interface AssignmentState {
  assignment: AssignmentRecord;
  /** An attempt without a result yet, open or submitted. */
  attempt?: AttemptWithoutAnswers;
  result?: GradeRow;
  /** True if a reset of this round was interrupted before the next round began. */
  isReset?: boolean;
}

/**
 * Determines the current state of assignments. The sweeper copies a result to its assignment some seconds later;
 * until then the state is derived from the result.
 */
@Injectable()
export class AssignmentStatesService {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly results: ResultsRepository,
  ) {}

  /**
   * @param attempts attempts of a student, or the ungraded ones if results are not needed. Read them before the
   * assignments: the sweeper completes an assignment before it marks its attempt, so that one of the two always leads
   * to the score
   * @param assignments assignments of this student
   */
  async statesOf(
    attempts: readonly AttemptWithoutAnswers[],
    assignments: readonly AssignmentRecord[],
  ): Promise<AssignmentState[]> {
    const submitted = attempts.filter(({ status }) => status === 'grading' || status === 'graded');
    const grades = await this.results.gradesOf(submitted.map(({ _id }) => _id));
    return assignments.map((assignment) => {
      const attempt = attempts.find(
        (each) => each.round === assignment.round && each.assignment.equals(assignment._id),
      );
      const result = attempt && grades.get(String(attempt._id));
      const of = { ...(result && { result }), ...(attempt && isReset(attempt) && { isReset: true }) };
      if (assignment.status !== 'pending') return { assignment, ...of };
      if (result) return { assignment: completed(assignment, result.total_score, attempt), ...of };
      const isUnderWay = attempt?.status === 'open' || attempt?.status === 'grading';
      return { assignment, ...(isUnderWay && { attempt }) };
    });
  }

  /** Completes the pending assignment of an exam if its result exists. @returns true if none is pending any more */
  async completeIfGraded(student: ObjectId, exam: ObjectId): Promise<boolean> {
    const attempts = await this.attempts.findUngradedOfStudent(String(student));
    const pending = await this.assignments.findPending(student, exam);
    if (!pending) return true;
    const [state] = await this.statesOf(attempts, [pending]);
    const { status, score, dateWritten } = state?.assignment ?? pending;
    if (status !== 'completed' || score === null || !dateWritten) return false;
    await this.assignments.complete({ assignment: pending._id, round: pending.round }, score, dateWritten);
    return true;
  }

  /** True if an attempt has a result, even if it is not marked as graded yet. */
  async isGraded({ _id, status }: Pick<AttemptRecord, '_id' | 'status'>): Promise<boolean> {
    if (status === 'grading') return (await this.results.scoresOf([_id])).size === 1;
    return status === 'graded';
  }
}

const completed = (
  assignment: AssignmentRecord,
  score: number,
  attempt: AttemptWithoutAnswers,
): AssignmentRecord => ({
  ...assignment,
  status: 'completed',
  score,
  dateWritten: attempt.submittedAt,
});
