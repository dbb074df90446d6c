import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { newObjectId } from '@concord/nest-platform';
import mongoose, { type Model, type Types } from 'mongoose';
import {
  EXAM_STATISTICS_MODEL,
  type ExamStatisticsRecord,
  type StatisticsScope,
} from './exam-statistics.schema';

/** Outcome of a count. */
export type Counted = Required<
  Pick<ExamStatisticsRecord, 'countedAt' | 'newestAt' | 'candidates' | 'versions'>
> &
  Pick<ExamStatisticsRecord, 'scores' | 'items'>;

const scopeKey = ({ exam, version, from, to, cohort }: StatisticsScope) =>
  [exam, version ?? '', from?.getTime() ?? '', to?.getTime() ?? '', ...(cohort ? [cohort] : [])].join('/');

@Injectable()
export class ExamStatisticsRepository {
  constructor(@InjectModel(EXAM_STATISTICS_MODEL) private readonly statistics: Model<ExamStatisticsRecord>) {}

  /** Notes a request for a scope. @returns its record, which is created at the first request */
  async ask(scope: StatisticsScope): Promise<ExamStatisticsRecord> {
    const key = scopeKey(scope);
    const asked = { $set: { askedAt: new Date() }, $setOnInsert: { _id: newObjectId(), key, scope } };
    return this.statistics
      .findOneAndUpdate({ key }, asked, { upsert: true, returnDocument: 'after' })
      .lean<ExamStatisticsRecord>()
      .orFail()
      .exec();
  }

  async want(id: Types.ObjectId): Promise<void> {
    await this.statistics.updateOne({ _id: id }, { $set: { wantedAt: new Date() } });
  }

  /** Makes all counts of an exam outdated, because results have changed. */
  async expire(exam: Types.ObjectId): Promise<void> {
    await this.statistics.updateMany({ 'scope.exam': exam }, { $set: { changedAt: new Date() } });
  }

  find(id: string): Promise<ExamStatisticsRecord | null> {
    return this.statistics.findOne({ _id: id }).lean<ExamStatisticsRecord>().exec();
  }

  /** Stores a count, unless a later one is stored. */
  async keep(id: Types.ObjectId, counted: Counted): Promise<void> {
    const { countedAt } = counted;
    const isOlder = [
      { countedAt: mongoose.trusted({ $exists: false }) },
      { countedAt: mongoose.trusted({ $lt: countedAt }) },
    ];
    await this.statistics.updateOne({ _id: id, $or: isOlder }, { $set: { ...counted, wantedAt: null } });
  }
}
