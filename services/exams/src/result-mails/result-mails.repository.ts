import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { ResultDoc } from '../results/result.schema';

/** What a mail tells of a result. */
export type UnmailedResult = Omit<ResultDoc, 'chosen' | 'tokens' | 'version'>;

/** Whether late answers were counted after the first grade. */
export const isRevised = ({ lateDecision }: UnmailedResult): boolean => lateDecision?.decision === 'accept';

@Injectable()
export class ResultMailsRepository {
  constructor(@InjectModel('result') private readonly results: Model<ResultDoc>) {}

  /** Results whose mail has not been ordered; an index holds only these. */
  findUnmailed(limit: number): Promise<UnmailedResult[]> {
    return this.results
      .find({ mailed: false }, { chosen: 0, tokens: 0, version: 0 })
      .limit(limit)
      .lean<UnmailedResult[]>()
      .exec();
  }

  /** Notes what was ordered. A result that changed since it was read is to be mailed anew. */
  async setMailed(ordered: readonly UnmailedResult[]): Promise<void> {
    const [revised, first] = [ordered.filter(isRevised), ordered.filter((result) => !isRevised(result))];
    const idsOf = (results: readonly UnmailedResult[]) => trusted({ $in: results.map(({ _id }) => _id) });
    const mailed = { $set: { mailed: true } };
    if (revised.length > 0) await this.results.updateMany({ _id: idsOf(revised) }, mailed);
    if (first.length === 0) return;
    const unchanged = { 'lateDecision.decision': trusted({ $ne: 'accept' as const }) };
    await this.results.updateMany({ _id: idsOf(first), ...unchanged }, mailed);
  }
}
