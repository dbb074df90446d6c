import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, type Types } from 'mongoose';
import type { ResultDoc } from '../results/result.schema';

/** What a mail tells of a result. */
export type UnmailedResult = Omit<ResultDoc, 'chosen' | 'tokens' | 'version'>;

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

  async setMailed(ids: readonly Types.ObjectId[]): Promise<void> {
    await this.results.updateMany({ _id: trusted({ $in: [...ids] }) }, { $set: { mailed: true } });
  }
}
