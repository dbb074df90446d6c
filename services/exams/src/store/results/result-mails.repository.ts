import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, Types } from 'mongoose';
import { RESULT_MODEL, type ResultRecord } from './result.schema';

/** Fields of a result that a mail needs. */
export type UnmailedResult = Omit<ResultRecord, 'chosen' | 'tokens' | 'version'>;

/** True if late answers were accepted after the first grade. */
export const isRevised = ({ lateDecision }: UnmailedResult): boolean => lateDecision?.decision === 'accept';

/** Number of regrades that changed the result. */
export const timesCorrected = ({ corrections = [] }: UnmailedResult): number => corrections.length;

@Injectable()
export class ResultMailsRepository {
  constructor(@InjectModel(RESULT_MODEL) private readonly results: Model<ResultRecord>) {}

  /** Results whose mail was not ordered yet, by a partial index, without unconfirmed ones and those that exams hold. */
  findUnmailed(limit: number, heldExams: readonly string[]): Promise<UnmailedResult[]> {
    const released = heldExams.length > 0 && {
      'exam._id': trusted({ $nin: heldExams.map((id) => new Types.ObjectId(id)) }),
    };
    return this.results
      .find({ mailed: false, unconfirmed: null, ...released }, { chosen: 0, tokens: 0, version: 0 })
      .limit(limit)
      .lean<UnmailedResult[]>()
      .exec();
  }

  /** Marks results as mailed, except those revised or corrected since they were read: they need another mail. */
  async setMailed(ordered: readonly UnmailedResult[]): Promise<void> {
    const times = new Set(ordered.map(timesCorrected));
    for (const corrected of times)
      for (const revised of [true, false]) {
        const alike = ordered.filter(
          (result) => timesCorrected(result) === corrected && isRevised(result) === revised,
        );
        if (alike.length > 0) await this.setMailedUnless(alike, corrected, revised);
      }
  }

  private async setMailedUnless(
    results: readonly UnmailedResult[],
    corrected: number,
    revised: boolean,
  ): Promise<void> {
    const filter = {
      _id: trusted({ $in: results.map(({ _id }) => _id) }),
      [`corrections.${corrected}`]: trusted({ $exists: false }),
      ...(!revised && { 'lateDecision.decision': trusted({ $ne: 'accept' as const }) }),
    };
    await this.results.updateMany(filter, { $set: { mailed: true } });
  }
}
