import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ObjectId } from '@concord/nest-platform';
import type { Model } from 'mongoose';
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

  /** Also attempts that began, and results that were stored, in the moment of a release before. */
  async find(exam: ObjectId): Promise<Unconfirmed> {
    const [assignments, attempts, results] = await Promise.all([
      this.assignments.find({ exam, unconfirmed: true }, { student: 1 }).lean<{ student: ObjectId }[]>(),
      this.attempts.find({ exam, unconfirmed: true }, { student: 1 }).lean<{ student: ObjectId }[]>(),
      this.results
        .find({ 'exam._id': exam, unconfirmed: true }, { mailed: 1, 'student._id': 1 })
        .lean<Pick<ResultRecord, '_id' | 'mailed' | 'student'>[]>(),
    ]);
    const students = [...assignments, ...attempts].map(({ student }) => String(student));
    return {
      candidates: new Set([...students, ...results.map(({ student }) => String(student._id))]),
      results,
    };
  }

  /** In the order in which records are made from each other. @returns whether there was one left. */
  async release(exam: ObjectId): Promise<boolean> {
    const $unset = { unconfirmed: 1 } as const;
    const done = [
      await this.assignments.updateMany({ exam, unconfirmed: true }, { $unset }),
      await this.attempts.updateMany({ exam, unconfirmed: true }, { $unset }),
      await this.results.updateMany({ 'exam._id': exam, unconfirmed: true }, { $unset }),
    ];
    return done.some(({ modifiedCount }) => modifiedCount > 0);
  }
}
