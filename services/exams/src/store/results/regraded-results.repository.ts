import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type QueryFilter, type Types } from 'mongoose';
import { anotherMail } from './result-mails.repository';
import { type CorrectionRecord, RESULT_MODEL, type ResultRecord } from './result.schema';

/** Fields of a result that a regrade needs. */
export type GradedResult = Pick<
  ResultRecord,
  | '_id'
  | 'total_score'
  | 'pass'
  | 'createdAt'
  | 'seed'
  | 'student'
  | 'exam'
  | 'chosen'
  | 'lateDecision'
  | 'corrections'
  | 'mailed'
  | 'mailDueAt'
>;

/** Fields that grading sets. */
export type StoredGrade = Pick<
  ResultRecord,
  'percantage' | 'total_score' | 'total_answered' | 'total_correct' | 'total_wrong' | 'pass'
> & { total_questions: number };

/** The change of one result. */
export interface ResultCorrection {
  readonly result: GradedResult;
  readonly grade: StoredGrade;
  readonly correction: CorrectionRecord;
}

const BATCH = 200;
const FIELDS = {
  total_score: 1,
  pass: 1,
  createdAt: 1,
  seed: 1,
  student: 1,
  exam: 1,
  chosen: 1,
  lateDecision: 1,
  corrections: 1,
  mailed: 1,
  mailDueAt: 1,
} as const;

/** Reads and corrects results for a regrade. */
@Injectable()
export class RegradedResultsRepository {
  constructor(@InjectModel(RESULT_MODEL) private readonly results: Model<ResultRecord>) {}

  /**
   * The results of a version, in batches.
   * @param since only those graded, or with late answers decided on, from then on
   */
  async *batches(version: Types.ObjectId, since?: Date): AsyncGenerator<GradedResult[]> {
    const from = mongoose.trusted({ $gte: since });
    const recent: QueryFilter<ResultRecord> = since
      ? { $or: [{ createdAt: from }, { 'lateDecision.at': from }] }
      : {};
    let batch: GradedResult[];
    let last: Types.ObjectId | undefined;
    do {
      const after = last ? { _id: mongoose.trusted({ $gt: last }) } : {};
      batch = await this.results
        .find({ version, ...after, ...recent }, FIELDS)
        .sort({ _id: 1 })
        .limit(BATCH)
        .lean<GradedResult[]>()
        .exec();
      last = batch.at(-1)?._id;
      if (batch.length > 0) yield batch;
    } while (batch.length === BATCH);
  }

  reread(ids: readonly Types.ObjectId[]): Promise<GradedResult[]> {
    return this.results
      .find({ _id: mongoose.trusted({ $in: ids }) }, FIELDS)
      .lean<GradedResult[]>()
      .exec();
  }

  /** Stores new grades of results that have not changed since they were read. @returns their number */
  async correct(corrections: readonly ResultCorrection[]): Promise<number> {
    const written = await this.results.bulkWrite(
      corrections.map(({ result, grade, correction }) => ({
        updateOne: {
          filter: {
            _id: result._id,
            total_score: result.total_score,
            'lateDecision.decision': result.lateDecision?.decision ?? null,
          },
          update: { $set: { ...grade, ...anotherMail() }, $push: { corrections: correction } },
        },
      })),
      { ordered: false },
    );
    return written.matchedCount;
  }
}
