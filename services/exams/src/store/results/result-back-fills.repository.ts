import { backFill, refoldedWords, UNFOLDED } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import type { ResultRecord } from './result.schema';

const WITHOUT_TOTAL = { total_questions: trusted({ $exists: false }) };

/** Converts results of earlier releases to the present form. */
export class ResultBackFillsRepository {
  constructor(private readonly results: Model<ResultRecord>) {}

  /** Folds search words again that an earlier release folded otherwise. */
  async refoldTokens(): Promise<void> {
    await backFill<Pick<ResultRecord, 'tokens'>>(this.results, {
      where: { tokens: UNFOLDED },
      fields: ['tokens'],
      change: ({ tokens }) => ({ $set: { tokens: refoldedWords(tokens) } }),
    });
  }

  /** Versions of results without `total_questions`. */
  versionsWithoutTotal(): Promise<Types.ObjectId[]> {
    return this.results.distinct('version', WITHOUT_TOTAL).exec();
  }

  /** @param totals number of questions by version id */
  async backFillTotals(totals: ReadonlyMap<string, number>): Promise<void> {
    const known = [...totals.keys()].map((version) => new Types.ObjectId(version));
    await backFill<Pick<ResultRecord, 'version'>>(this.results, {
      where: { ...WITHOUT_TOTAL, version: { $in: known } },
      fields: ['version'],
      change: ({ version }) => ({ $set: { total_questions: totals.get(String(version)) } }),
    });
  }
}
