import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ObjectId, timeRange } from '@concord/nest-platform';
import mongoose, { type Model, type Types } from 'mongoose';
import { inBatches } from '../parts/in-batches';
import { RESULT_MODEL, type ResultRecord } from './result.schema';
import { TimeRanges } from './time-ranges';

/** Fields of a result that statistics need. */
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

/** A part of an exam's results; `to` is exclusive. */
export interface ResultScope {
  exam: Types.ObjectId;
  version?: Types.ObjectId;
  from?: Date;
  to?: Date;
}

/** Maximum number of results in memory. */
const CURSOR_BATCH = 500;
const BATCHES = { batchSize: CURSOR_BATCH };

const filterOf = ({ exam, version, from, to }: ResultScope) => ({
  'exam._id': exam,
  ...(version && { version }),
  ...((from || to) && {
    createdAt: mongoose.trusted({ ...(from && { $gte: from }), ...(to && { $lt: to }) }),
  }),
});

/** Fields of a result that a release and the board need. */
type CountedResult = Pick<ResultRecord, '_id' | 'student' | 'mailed' | 'mailDueAt' | 'percantage' | 'pass'>;

/** Number of results of a version. */
interface VersionCount {
  _id: ObjectId;
  count: number;
}

/** Reads results for counting, in batches because there may be very many. */
@Injectable()
export class CountedResultsRepository {
  constructor(@InjectModel(RESULT_MODEL) private readonly results: Model<ResultRecord>) {}

  /** All results of an exam, in batches. */
  batchesOfExam(exam: Types.ObjectId): AsyncGenerator<CountedResult[]> {
    const cursor = this.results
      .find({ 'exam._id': exam }, { 'student._id': 1, mailed: 1, mailDueAt: 1, percantage: 1, pass: 1 })
      .lean<CountedResult>()
      .cursor({ batchSize: CURSOR_BATCH });
    return inBatches(cursor, CURSOR_BATCH);
  }

  /** Time of the first result, or of the first one before `before`. */
  async firstAt(before?: Date): Promise<Date | undefined> {
    const sort = { createdAt: 1, _id: 1 } as const;
    const earlier = before ? { createdAt: mongoose.trusted({ $lt: before }) } : {};
    return (await this.results.findOne(earlier, { createdAt: 1 }).sort(sort).lean())?.createdAt;
  }

  /**
   * Streams an exam's results by narrow ranges of time: none stays in memory, and a server that fetches all matches
   * of a filter first can answer other queries in between.
   * @param since time before which there are few results
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

  /** Exam and pass of each result in a period. */
  async passesOf(period: { from: string; to: string }): Promise<Pick<ResultRecord, 'exam' | 'pass'>[]> {
    return this.results.find({ createdAt: timeRange(period) ?? {} }, { exam: 1, pass: 1 }).lean();
  }

  /** Number of results by version; versions without results are absent. */
  countByVersion(versions: readonly ObjectId[]): Promise<VersionCount[]> {
    return this.results
      .aggregate<VersionCount>([
        { $match: { version: { $in: [...versions] } } },
        { $group: { _id: '$version', count: { $sum: 1 } } },
      ])
      .exec();
  }
}
