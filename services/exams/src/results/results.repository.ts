import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicateKeyOf, searchConditions } from '@concord/nest-platform';
import mongoose, { type Model, type Types } from 'mongoose';
import type { ResultDoc } from './result.schema';

/** A result without what only its detail and its search need. */
export type ResultRow = Omit<ResultDoc, 'chosen' | 'tokens'>;

@Injectable()
export class ResultsRepository {
  constructor(@InjectModel('result') private readonly results: Model<ResultDoc>) {}

  /** Writes a grade once: a second one of the same attempt changes nothing. */
  async insertOnce(result: ResultDoc): Promise<void> {
    try {
      await this.results.create(result);
    } catch (error) {
      if (!duplicateKeyOf(error)) throw error;
    }
  }

  find(id: string | Types.ObjectId): Promise<ResultDoc | null> {
    return this.results.findOne({ _id: id }).lean<ResultDoc>().exec();
  }

  findMany(ids: readonly Types.ObjectId[]): Promise<ResultDoc[]> {
    return this.results
      .find({ _id: mongoose.trusted({ $in: ids }) })
      .lean<ResultDoc[]>()
      .exec();
  }

  /** Writes a decision on late answers, once. @returns false when there is one already. */
  async decideLate(
    id: Types.ObjectId,
    change: Partial<ResultDoc> & Pick<ResultDoc, 'lateDecision'>,
  ): Promise<boolean> {
    const done = await this.results.updateOne({ _id: id, lateDecision: null }, { $set: change });
    return done.matchedCount === 1;
  }

  /** One page, newest first, of those that a typed search finds. */
  async list(
    page: number,
    pageSize: number,
    search: string | undefined,
  ): Promise<{ items: ResultRow[]; total: number }> {
    const conditions = search?.trim() ? searchConditions(search) : null;
    if (conditions === undefined) return { items: [], total: 0 };
    const filter = conditions ? { tokens: mongoose.trusted({ $all: conditions.words }) } : {};
    const [items, total] = await Promise.all([
      this.results
        .find(filter, { chosen: 0, tokens: 0 })
        .sort({ createdAt: -1, _id: -1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean<ResultRow[]>()
        .exec(),
      conditions ? this.results.countDocuments(filter).exec() : this.results.estimatedDocumentCount().exec(),
    ]);
    return { items, total };
  }
}
