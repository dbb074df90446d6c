import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LeftOutRow, StatementListQuery } from '@concord/contracts';
import { findPage, type Page } from '@concord/nest-platform';
import { type Model, trusted, type Types } from 'mongoose';
import { STATEMENT_MODEL, type StatementRecord } from './statement.schema';

/** Counts of a statement that are known once its lines are stored. */
export type StatementOutcome = Pick<StatementRecord, 'credits' | 'debits' | 'zeros' | 'leftOut'>;

/** Statements that were read. */
@Injectable()
export class StatementsRepository {
  constructor(@InjectModel(STATEMENT_MODEL) private readonly model: Model<StatementRecord>) {}

  /** Stores a statement before its lines, which name it. */
  async add(statement: StatementRecord): Promise<void> {
    await this.model.insertMany([statement]);
  }

  async complete({ _id }: Pick<StatementRecord, '_id'>, outcome: StatementOutcome): Promise<void> {
    await this.model.updateOne({ _id }, { $set: { ...outcome, isComplete: true } });
  }

  async find(id: string): Promise<StatementRecord | undefined> {
    return (await this.model.findOne({ _id: id }).lean()) ?? undefined;
  }

  list(query: StatementListQuery): Promise<Page<StatementRecord>> {
    return findPage(this.model, query, { sort: { at: -1, _id: -1 } });
  }

  /** Statements that were read before `moment`, after one in the order of reading, at most `limit`. */
  readBefore(
    moment: Date,
    after: Pick<StatementRecord, '_id' | 'at'> | undefined,
    limit: number,
  ): Promise<StatementRecord[]> {
    const later = after && {
      $or: [{ at: trusted({ $gt: after.at }) }, { at: after.at, _id: trusted({ $gt: after._id }) }],
    };
    return this.model
      .find({ at: trusted({ $lt: moment }), ...later })
      .sort({ at: 1, _id: 1 })
      .limit(limit)
      .lean<StatementRecord[]>();
  }

  /** Replaces the rows that are no lines. */
  async replaceLeftOut(_id: Types.ObjectId, leftOut: readonly LeftOutRow[]): Promise<void> {
    await this.model.updateOne({ _id }, { $set: { leftOut: [...leftOut] } });
  }
}
