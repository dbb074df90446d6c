import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { type AttemptHead, AttemptsRepository } from '../attempts/attempts.repository';
import { ResultsRepository } from '../results/results.repository';
import type { AssignmentDoc } from './assignment.schema';
import { AssignmentsRepository } from './assignments.repository';

/** An assignment as it is at this moment, with its attempt under way. */
export interface Standing {
  assignment: AssignmentDoc;
  attempt?: AttemptHead;
}

/**
 * How assignments stand. A grade is its result; the mark on the assignment follows some seconds later, for many at
 * once. Whoever looks in between is told what the result says.
 */
@Injectable()
export class Standings {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly results: ResultsRepository,
  ) {}

  /** Of one student's assignments. */
  async of(student: string, assignments: readonly AssignmentDoc[]): Promise<Standing[]> {
    if (!assignments.some(({ status }) => status === 'pending'))
      return assignments.map((assignment) => ({ assignment }));
    const attempts = await this.attempts.findUnsettledOfStudent(student);
    const submitted = attempts.filter(({ status }) => status === 'grading');
    const scores = await this.scoresOf(submitted.map(({ _id }) => _id));
    return assignments.map((assignment) => {
      const attempt = attempts.find(
        (each) => each.round === assignment.round && each.assignment.equals(assignment._id),
      );
      if (attempt?.status === 'open') return { assignment, attempt };
      const score = attempt && scores.get(String(attempt._id));
      return { assignment: score === undefined ? assignment : completed(assignment, score, attempt) };
    });
  }

  /** Marks a pending assignment whose grade is there. @returns whether it did. */
  async settle(student: Types.ObjectId, exam: Types.ObjectId): Promise<boolean> {
    const pending = await this.assignments.findPending(student, exam);
    if (!pending) return true;
    const [standing] = await this.of(String(student), [pending]);
    const { status, score, dateWritten } = standing?.assignment ?? pending;
    if (status !== 'completed' || score === null || !dateWritten) return false;
    await this.assignments.complete({ assignment: pending._id, round: pending.round }, score, dateWritten);
    return true;
  }

  /** Whether an attempt has its result: the mark on the attempt follows it some seconds later, too. */
  async isGraded({ _id, status }: Pick<AttemptHead, '_id' | 'status'>): Promise<boolean> {
    if (status === 'grading') return (await this.results.findScores([_id])).length === 1;
    return status === 'graded';
  }

  private async scoresOf(ids: readonly Types.ObjectId[]): Promise<Map<string, number>> {
    const results = ids.length > 0 ? await this.results.findScores(ids) : [];
    return new Map(results.map(({ _id, total_score }) => [String(_id), total_score]));
  }
}

const completed = (assignment: AssignmentDoc, score: number, attempt?: AttemptHead): AssignmentDoc => ({
  ...assignment,
  status: 'completed',
  score,
  dateWritten: attempt?.submittedAt ?? null,
});
