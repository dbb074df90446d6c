import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Page, type PageQuery } from '@concord/nest-platform';
import mongoose, { type Model, Types } from 'mongoose';
import { ATTEMPT_MODEL, type AttemptRecord } from '../attempts/attempt.schema';
import { EXAM_VERSION_MODEL, type ExamVersionRecord } from '../exams/exam-version.schema';
import { RESULT_MODEL, type ResultRecord } from '../results/result.schema';

/** A version without its questions, of which there may be 500. */
export type VersionRow = Pick<
  ExamVersionRecord,
  '_id' | 'exam' | 'createdAt' | 'by' | 'changes' | 'restored'
> & { questionCount: number };

/** How many results and open attempts versions have, by their ids. */
export interface Sat {
  readonly results: ReadonlyMap<string, number>;
  readonly underWay: ReadonlyMap<string, number>;
}

/** The versions of exams, and who sat them. */
@Injectable()
export class VersionsRepository {
  constructor(
    @InjectModel(EXAM_VERSION_MODEL) private readonly versions: Model<ExamVersionRecord>,
    @InjectModel(ATTEMPT_MODEL) private readonly attempts: Model<AttemptRecord>,
    @InjectModel(RESULT_MODEL) private readonly results: Model<ResultRecord>,
  ) {}

  /** Newest first. */
  async list(exam: Types.ObjectId, { page = 1, pageSize }: PageQuery): Promise<Page<VersionRow>> {
    const [total, items] = await Promise.all([
      this.versions.countDocuments({ exam }).exec(),
      this.versions
        .aggregate<VersionRow>([
          { $match: { exam } },
          { $sort: { createdAt: -1, _id: -1 } },
          { $skip: (page - 1) * pageSize },
          { $limit: pageSize },
          {
            $project: {
              exam: 1,
              createdAt: 1,
              by: 1,
              changes: 1,
              restored: 1,
              questionCount: { $size: '$questions' },
            },
          },
        ])
        .exec(),
    ]);
    return new Page(items, total);
  }

  /** Null also for a version of another exam. */
  find(exam: Types.ObjectId, id: string): Promise<ExamVersionRecord | null> {
    return this.versions.findOne({ _id: id, exam }).lean<ExamVersionRecord>().exec();
  }

  /** The place of a version among all of its exam, from 1. */
  numberOf({ exam, createdAt, _id }: Pick<VersionRow, 'exam' | 'createdAt' | '_id'>): Promise<number> {
    const upTo = [
      { createdAt: mongoose.trusted({ $lt: createdAt }) },
      { createdAt, _id: mongoose.trusted({ $lte: _id }) },
    ];
    return this.versions.countDocuments({ exam, $or: upTo }).exec();
  }

  /** Those of the same exam before this one, the newest first. */
  async idsBefore({
    exam,
    createdAt,
    _id,
  }: Pick<VersionRow, 'exam' | 'createdAt' | '_id'>): Promise<Types.ObjectId[]> {
    const found = await this.versions
      .find({ exam, createdAt: mongoose.trusted({ $lte: createdAt }) }, { _id: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .lean<Pick<ExamVersionRecord, '_id'>[]>()
      .exec();
    return found.map((version) => version._id).filter((id) => !id.equals(_id));
  }

  /** @param ids of versions of this exam */
  async satOf(exam: Types.ObjectId, ids: readonly Types.ObjectId[]): Promise<Sat> {
    const version = { $in: [...ids] };
    const [results, attempts] = await Promise.all([
      this.results
        .aggregate<Counted>([{ $match: { version } }, { $group: { _id: '$version', count: { $sum: 1 } } }])
        .exec(),
      this.attempts
        .aggregate<Counted>([
          { $match: { status: 'open', exam, version } },
          { $group: { _id: '$version', count: { $sum: 1 } } },
        ])
        .exec(),
    ]);
    return { results: toMap(results), underWay: toMap(attempts) };
  }
}

interface Counted {
  _id: Types.ObjectId;
  count: number;
}

const toMap = (counted: readonly Counted[]) => new Map(counted.map(({ _id, count }) => [String(_id), count]));
