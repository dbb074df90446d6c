import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type LineCandidate, STATEMENT_LINE_MODEL, type StatementLineRecord } from './statement-line.schema';

/** The fields of an open line by which it is matched. */
export type OpenLine = Pick<
  StatementLineRecord,
  '_id' | 'narration' | 'reference' | 'amount' | 'candidates' | 'revision'
>;

const FIELDS = { narration: 1, reference: 1, amount: 1, candidates: 1, revision: 1 } as const;

/** Suggestions of open lines, which change with members and accounts. */
@Injectable()
export class LineSuggestionsRepository {
  constructor(@InjectModel(STATEMENT_LINE_MODEL) private readonly model: Model<StatementLineRecord>) {}

  /** Open lines, the oldest first. */
  open(limit: number): Promise<OpenLine[]> {
    return this.model
      .find({ state: 'open' }, FIELDS)
      .sort({ day: 1, _id: 1 })
      .limit(limit)
      .lean<OpenLine[]>();
  }

  /** Replaces suggestions of lines that nobody has changed meanwhile. */
  async replace(
    lines: readonly (Pick<OpenLine, '_id' | 'revision'> & { candidates: LineCandidate[] })[],
  ): Promise<void> {
    if (lines.length === 0) return;
    await this.model.bulkWrite(
      lines.map(({ _id, revision, candidates }) => ({
        updateOne: { filter: { _id, revision, state: 'open' }, update: { $set: { candidates } } },
      })),
      { ordered: false },
    );
  }
}
