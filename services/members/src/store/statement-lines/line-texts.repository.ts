import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { StatementLineState } from '@concord/contracts';
import { type Model, type QueryFilter, trusted, type Types } from 'mongoose';
import { lineSearchFields } from './line-search';
import { STATEMENT_LINE_MODEL, type StatementLineRecord } from './statement-line.schema';

const BATCH = 200;
const SETTLED: readonly StatementLineState[] = ['skipped', 'kept'];
const NO_TEXT = { narration: '', reference: null };

/** Lines of a statement that staff settled, that no member paid, and that still have a text. */
const withTexts = (statement: Types.ObjectId): QueryFilter<StatementLineRecord> => ({
  statement,
  state: trusted({ $in: SETTLED }),
  parts: trusted({ $size: 0 }),
  $or: [{ narration: trusted({ $ne: '' }) }, { reference: trusted({ $ne: null }) }],
});

/** Removes the texts of lines that are not needed any longer. Day, amount and fingerprint stay. */
@Injectable()
export class LineTextsRepository {
  constructor(@InjectModel(STATEMENT_LINE_MODEL) private readonly model: Model<StatementLineRecord>) {}

  count(statement: Types.ObjectId): Promise<number> {
    return this.model.countDocuments(withTexts(statement));
  }

  /**
   * Removes texts until none is left; lines that others change meanwhile are read again.
   * @param reason in place of the reason for which staff skipped a line
   */
  async remove(statement: Types.ObjectId, reason: string): Promise<void> {
    for (;;) {
      const lines = await this.model
        .find(withTexts(statement), { amount: 1, state: 1, skipped: 1, revision: 1 })
        .limit(BATCH)
        .lean<Pick<StatementLineRecord, '_id' | 'amount' | 'state' | 'skipped' | 'revision'>[]>();
      if (lines.length === 0) return;
      await this.model.bulkWrite(
        lines.map(({ _id, amount, state, skipped, revision }) => ({
          updateOne: {
            filter: { _id, revision, state },
            update: {
              $set: {
                ...NO_TEXT,
                ...lineSearchFields({ ...NO_TEXT, amount }),
                candidates: [],
                ...(skipped && { 'skipped.reason': reason }),
              },
              $inc: { revision: 1 },
            },
          },
        })),
        { ordered: false },
      );
    }
  }
}
