import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ResultListQuery } from '@concord/contracts';
import {
  backFill,
  duplicatesOf,
  findPage,
  foldText,
  Page,
  timeRange,
  UNFOLDED,
  wordPatterns,
} from '@concord/nest-platform';
import mongoose, { type Model, type Types } from 'mongoose';
import { latestBy } from '../shared/latest-by';
import { RESULT_MODEL, type ResultRecord } from './result.schema';

/** A result as lists need it. */
export type ResultRow = Omit<ResultRecord, 'chosen' | 'tokens'>;

/** What a list of assignments tells of a result. */
export type GradeRow = Pick<
  ResultRecord,
  '_id' | 'percantage' | 'total_score' | 'total_questions' | 'pass' | 'createdAt'
>;
const GRADE_FIELDS = { percantage: 1, total_score: 1, total_questions: 1, pass: 1, createdAt: 1 } as const;

const WITHOUT_TOTAL = { total_questions: mongoose.trusted({ $exists: false }) };

@Injectable()
export class ResultsRepository {
  constructor(@InjectModel(RESULT_MODEL) private readonly results: Model<ResultRecord>) {}

  /**
   * Inserts results, each attempt's only once.
   * @returns the stored ones: for an attempt that had a result already, that one.
   */
  async insertMissing(results: readonly ResultRecord[]): Promise<ResultRecord[]> {
    if (results.length === 0) return [];
    const duplicates = await this.insertAll(results);
    if (duplicates.length === 0) return [...results];
    const existing = await this.findMany(duplicates);
    const isDuplicate = new Set(duplicates.map(String));
    return [...existing, ...results.filter(({ _id }) => !isDuplicate.has(String(_id)))];
  }

  /** @returns the ids that existed already. */
  private async insertAll(results: readonly ResultRecord[]): Promise<Types.ObjectId[]> {
    try {
      await this.results.insertMany(results, { ordered: false, lean: true });
      return [];
    } catch (error) {
      const duplicates = duplicatesOf(error);
      if (!duplicates) throw error;
      return duplicates.flatMap((index) => results[index]?._id ?? []);
    }
  }

  /** Scores by attempt id, of those attempts that are graded. */
  async scoresOf(attempts: readonly Types.ObjectId[]): Promise<Map<string, number>> {
    if (attempts.length === 0) return new Map();
    const results = await this.results
      .find({ _id: mongoose.trusted({ $in: attempts }) }, { total_score: 1 })
      .lean<Pick<ResultRecord, '_id' | 'total_score'>[]>()
      .exec();
    return new Map(results.map(({ _id, total_score }) => [String(_id), total_score]));
  }

  /** Grades by attempt id, of those attempts that are graded. */
  async gradesOf(attempts: readonly Types.ObjectId[]): Promise<Map<string, GradeRow>> {
    if (attempts.length === 0) return new Map();
    const results = await this.results
      .find({ _id: mongoose.trusted({ $in: attempts }) }, GRADE_FIELDS)
      .lean<GradeRow[]>()
      .exec();
    return new Map(results.map((result) => [String(result._id), result]));
  }

  find(id: string | Types.ObjectId): Promise<ResultRecord | null> {
    return this.results.findOne({ _id: id }).lean<ResultRecord>().exec();
  }

  findMany(ids: readonly Types.ObjectId[]): Promise<ResultRecord[]> {
    const _id = mongoose.trusted({ $in: ids });
    return this.results.find({ _id }).lean<ResultRecord[]>().exec();
  }

  /** Oldest first. There are few, so they are sorted here. */
  async listOfStudent(student: string): Promise<ResultRecord[]> {
    const found = await this.results
      .find({ 'student._id': new mongoose.Types.ObjectId(student) })
      .lean<ResultRecord[]>()
      .exec();
    return found.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }

  /** When each of these students got the latest result, by id. */
  async latestOfStudents(students: readonly string[]): Promise<Map<string, Date>> {
    const ids = students.map((student) => new mongoose.Types.ObjectId(student));
    const found = await this.results
      .find({ 'student._id': mongoose.trusted({ $in: ids }) }, { 'student._id': 1, createdAt: 1 })
      .lean<Pick<ResultRecord, 'student' | 'createdAt'>[]>()
      .exec();
    return latestBy(found, ({ student }) => String(student._id));
  }

  async removeOfStudent(student: string): Promise<void> {
    await this.results.deleteMany({ 'student._id': new mongoose.Types.ObjectId(student) });
  }

  /** Stores the decision on late answers. @returns false when there is one already. */
  async decideLate(
    id: Types.ObjectId,
    change: Partial<ResultRecord> & Pick<ResultRecord, 'lateDecision'>,
  ): Promise<boolean> {
    const done = await this.results.updateOne({ _id: id, lateDecision: null }, { $set: change });
    return done.matchedCount === 1;
  }

  async firstAt(): Promise<Date | undefined> {
    const sort = { createdAt: 1, _id: 1 } as const;
    return (await this.results.findOne({}, { createdAt: 1 }).sort(sort).lean())?.createdAt;
  }

  /** Which exams were passed or not in a time. */
  async passesOf(period: { from: string; to: string }): Promise<Pick<ResultRecord, 'exam' | 'pass'>[]> {
    return this.results.find({ createdAt: timeRange(period) ?? {} }, { exam: 1, pass: 1 }).lean();
  }

  /** Brings search words that an earlier version folded to the present form. */
  async refoldTokens(): Promise<void> {
    await backFill<Pick<ResultRecord, 'tokens'>>(this.results, {
      where: { tokens: UNFOLDED },
      fields: ['tokens'],
      change: ({ tokens }) => ({ $set: { tokens: [...new Set(tokens.map(foldText))] } }),
    });
  }

  /** The versions of the exams of results that do not say how many questions there were. */
  versionsWithoutTotal(): Promise<Types.ObjectId[]> {
    return this.results.distinct('version', WITHOUT_TOTAL).exec();
  }

  /** @param totals how many questions the versions have, by id */
  async backFillTotals(totals: ReadonlyMap<string, number>): Promise<void> {
    const known = [...totals.keys()].map((version) => new mongoose.Types.ObjectId(version));
    await backFill<Pick<ResultRecord, 'version'>>(this.results, {
      where: { ...WITHOUT_TOTAL, version: { $in: known } },
      fields: ['version'],
      change: ({ version }) => ({ $set: { total_questions: totals.get(String(version)) } }),
    });
  }

  /** Newest first. */
  async list({ search, student, ...query }: ResultListQuery): Promise<Page<ResultRow>> {
    const patterns = search?.trim() ? wordPatterns(search) : [];
    if (!patterns) return new Page<ResultRow>([], 0);
    return findPage<ResultRecord, ResultRow>(this.results, query, {
      sort: { createdAt: -1, _id: -1 },
      without: ['chosen', 'tokens'],
      filter: {
        ...(student && { 'student._id': new mongoose.Types.ObjectId(student) }),
        ...(patterns.length > 0 && { $and: patterns.map((tokens) => ({ tokens })) }),
      },
    });
  }
}
