import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ObjectId, timeRange } from '@concord/nest-platform';
import mongoose, { type Model, type Types } from 'mongoose';
import { inBatches } from '../parts/in-batches';
import { RESULT_MODEL, type ResultRecord } from './result.schema';
import { TimeRanges } from './time-ranges';

/** Fields of a result that statistics count. */
export type CountedRow = Pick<
  ResultRecord,
  '_id' | 'version' | 'seed' | 'chosen' | 'seconds' | 'createdAt'
> & { student: Pick<ResultRecord['student'], '_id'> };
const COUNTED_FIELDS = {
  version: 1,
  seed: 1,
  chosen: 1,
  seconds: 1,
  createdAt: 1,
  'student._id': 1,
} as const;

/** Some of the results of an exam; `to` is not included. */
export interface ResultScope {
  exam: Types.ObjectId;
  version?: Types.ObjectId;
  from?: Date;
  to?: Date;
}

/** Results that are in memory at a time. */
const CURSOR_BATCH = 500;
const BATCHES = { batchSize: CURSOR_BATCH };

const filterOf = ({ exam, version, from, to }: ResultScope) => ({
  'exam._id': exam,
  ...(version && { version }),
  ...((from || to) && {
    createdAt: mongoose.trusted({ ...(from && { $gte: from }), ...(to && { $lt: to }) }),
  }),
});

/** Fields of a result that a release and the board count. */
type CountedResult = Pick<ResultRecord, '_id' | 'student' | 'mailed' | 'mailDueAt' | 'percantage' | 'pass'>;

/** Number of results of a version. */
interface VersionCount {
  _id: ObjectId;
  count: number;
}

/** Results of an exam or a time, for those who count them: many, so that they come some at a time. */
@Injectable()
export class CountedResultsRepository {
  constructor(@InjectModel(RESULT_MODEL) private readonly results: Model<ResultRecord>) {}

  /** The results of an exam, some at a time: there may be very many. */
  batchesOfExam(exam: Types.ObjectId): AsyncGenerator<CountedResult[]> {
    const cursor = this.results
      .find({ 'exam._id': exam }, { 'student._id': 1, mailed: 1, mailDueAt: 1, percantage: 1, pass: 1 })
      .lean<CountedResult>()
      .cursor({ batchSize: CURSOR_BATCH });
    return inBatches(cursor, CURSOR_BATCH);
  }

  /** Time of the first result; of the first before a moment, if one is given. */
  async firstAt(before?: Date): Promise<Date | undefined> {
    const sort = { createdAt: 1, _id: 1 } as const;
    const earlier = before ? { createdAt: mongoose.trusted({ $lt: before }) } : {};
    return (await this.results.findOne(earlier, { createdAt: 1 }).sort(sort).lean())?.createdAt;
  }

  /**
   * The results of an exam one by one, by narrow ranges of time: none is kept in memory, and a server that fetches all
   * results of a filter would answer nobody else meanwhile.
   * @param since before this moment there are few
   */
  async *eachOfExam(scope: ResultScope, since: Date): AsyncGenerator<CountedRow> {
    const ranges = new TimeRanges(scope, since);
    for (let range = ranges.next(0); range;) {
      const filter = filterOf({ ...scope, from: range.from, to: range.to });
      const cursor = this.results.find(filter, COUNTED_FIELDS).lean<CountedRow>().cursor(BATCHES);
      let found = 0;
      for await (const result of cursor) {
        found += 1;
        yield result;
      }
      range = ranges.next(found);
    }
  }

  /** True if an exam has results after a moment. */
  async hasNewerOfExam({ to, ...scope }: ResultScope, moment: Date): Promise<boolean> {
    const createdAt = mongoose.trusted({ $gt: moment, ...(to && { $lt: to }) });
    return (await this.results.findOne({ ...filterOf(scope), createdAt }, { _id: 1 }).lean()) !== null;
  }

  /** Exams and passes of the results in a period. */
  async passesOf(period: { from: string; to: string }): Promise<Pick<ResultRecord, 'exam' | 'pass'>[]> {
    return this.results.find({ createdAt: timeRange(period) ?? {} }, { exam: 1, pass: 1 }).lean();
  }

  /** Counts results by version, for those of these versions that have one. */
  countByVersion(versions: readonly ObjectId[]): Promise<VersionCount[]> {
    return this.results
      .aggregate<VersionCount>([
        { $match: { version: { $in: [...versions] } } },
        { $group: { _id: '$version', count: { $sum: 1 } } },
      ])
      .exec();
  }
}
