import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ObjectId } from '@concord/nest-platform';
import { type Model, trusted } from 'mongoose';
import { ASSIGNMENT_MODEL, type AssignmentRecord } from './assignment.schema';
import { ATTEMPT_MODEL, type AttemptRecord } from '../attempts/attempt.schema';
import { RESULT_MODEL, type ResultRecord } from '../results/result.schema';

/** Unconfirmed records of an exam. */
export interface Unconfirmed {
  /** Ids of the candidates, whether they have sat or not. */
  readonly candidates: ReadonlySet<string>;
  readonly results: readonly Pick<ResultRecord, '_id' | 'mailed'>[];
}

/** The mark of unconfirmed candidates, on what there is of each: assignment, attempt, result. */
@Injectable()
export class UnconfirmedRepository {
  constructor(
    @InjectModel(ASSIGNMENT_MODEL) private readonly assignments: Model<AssignmentRecord>,
    @InjectModel(ATTEMPT_MODEL) private readonly attempts: Model<AttemptRecord>,
    @InjectModel(RESULT_MODEL) private readonly results: Model<ResultRecord>,
  ) {}

  /** Also results of attempts that began in the moment of a release before. */
  async find(exam: ObjectId): Promise<Unconfirmed> {
    const [assignments, results] = await Promise.all([
      this.assignments.find({ exam, unconfirmed: true }, { student: 1 }).lean<{ student: ObjectId }[]>(),
      this.results
        .find({ 'exam._id': exam, unconfirmed: true }, { mailed: 1, 'student._id': 1 })
        .lean<Pick<ResultRecord, '_id' | 'mailed' | 'student'>[]>(),
    ]);
    const students = assignments.map(({ student }) => String(student));
    return {
      candidates: new Set([...students, ...results.map(({ student }) => String(student._id))]),
      results,
    };
  }

  /**
   * In the order in which records are made from each other. Attempts have no index of the mark, which every save would
   * pay for: those that are not graded are found by their state, and graded ones by their results.
   * @returns whether there was one left
   */
  async release(exam: ObjectId): Promise<boolean> {
    const $unset = { unconfirmed: 1 } as const;
    const status = trusted({ $in: ['open' as const, 'grading' as const] });
    const assignments = await this.assignments.updateMany({ exam, unconfirmed: true }, { $unset });
    const ungraded = await this.attempts.updateMany({ status, exam, unconfirmed: true }, { $unset });
    const results = await this.results
      .find({ 'exam._id': exam, unconfirmed: true }, { _id: 1 })
      .lean<Pick<ResultRecord, '_id'>[]>();
    // A result has the id of its attempt.
    const _id = trusted({ $in: results.map((result) => result._id) });
    await this.attempts.updateMany({ _id }, { $unset });
    const graded = await this.results.updateMany({ _id }, { $unset });
    return [assignments, ungraded, graded].some(({ modifiedCount }) => modifiedCount > 0);
  }
}
