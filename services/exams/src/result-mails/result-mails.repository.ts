import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { RESULT_MODEL, type ResultRecord } from '../results/result.schema';

/** What a mail needs of a result. */
export type UnmailedResult = Omit<ResultRecord, 'chosen' | 'tokens' | 'version'>;

/** Whether late answers were accepted after the first grade. */
export const isRevised = ({ lateDecision }: UnmailedResult): boolean => lateDecision?.decision === 'accept';

@Injectable()
export class ResultMailsRepository {
  constructor(@InjectModel(RESULT_MODEL) private readonly results: Model<ResultRecord>) {}

  /** Results whose mail was not ordered yet, by a partial index. */
  findUnmailed(limit: number): Promise<UnmailedResult[]> {
    return this.results
      .find({ mailed: false }, { chosen: 0, tokens: 0, version: 0 })
      .limit(limit)
      .lean<UnmailedResult[]>()
      .exec();
  }

  /** Marks results as mailed, except those revised since they were read: they need a second mail. */
  async setMailed(ordered: readonly UnmailedResult[]): Promise<void> {
    const [revised, first] = [ordered.filter(isRevised), ordered.filter((result) => !isRevised(result))];
    const idsOf = (results: readonly UnmailedResult[]) => trusted({ $in: results.map(({ _id }) => _id) });
    const mailed = { $set: { mailed: true } };
    if (revised.length > 0) await this.results.updateMany({ _id: idsOf(revised) }, mailed);
    if (first.length === 0) return;
    const notRevised = { 'lateDecision.decision': trusted({ $ne: 'accept' as const }) };
    await this.results.updateMany({ _id: idsOf(first), ...notRevised }, mailed);
  }
}
