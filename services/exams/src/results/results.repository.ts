import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicatesOf, searchConditions } from '@concord/nest-platform';
import mongoose, { type Model, type Types } from 'mongoose';
import type { ResultDoc } from './result.schema';

/** A result without what only its detail and its search need. */
export type ResultRow = Omit<ResultDoc, 'chosen' | 'tokens'>;

@Injectable()
export class ResultsRepository {
  constructor(@InjectModel('result') private readonly results: Model<ResultDoc>) {}

  /**
   * Writes grades once: a second one of the same attempt changes nothing.
   * @returns what is stored of them, be it from now or from before.
   */
  async insertMissing(results: readonly ResultDoc[]): Promise<ResultDoc[]> {
    if (results.length === 0) return [];
    const present = await this.insertAll(results);
    if (present.length === 0) return [...results];
    const before = await this.findMany(present);
    const isBefore = new Set(present.map(String));
    return [...before, ...results.filter(({ _id }) => !isBefore.has(String(_id)))];
  }

  /** @returns the ids that were there already. */
  private async insertAll(results: readonly ResultDoc[]): Promise<Types.ObjectId[]> {
    try {
      await this.results.insertMany(results, { ordered: false, lean: true });
      return [];
    } catch (error) {
      const present = duplicatesOf(error);
      if (!present) throw error;
      return present.flatMap((index) => results[index]?._id ?? []);
    }
  }

  /** The scores of those attempts that are graded. */
  findScores(ids: readonly Types.ObjectId[]): Promise<Pick<ResultDoc, '_id' | 'total_score'>[]> {
    return this.results
      .find({ _id: mongoose.trusted({ $in: ids }) }, { total_score: 1 })
      .lean<Pick<ResultDoc, '_id' | 'total_score'>[]>()
      .exec();
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
