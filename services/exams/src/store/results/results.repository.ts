import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { CertificateFilter, ExportCursor, ResultListQuery } from '@concord/contracts';
import { wordsMatcher } from '@concord/institute';
import {
  BatchedFinds,
  duplicatesOf,
  listReader,
  type ListReader,
  type ObjectId,
  type Page,
  projectionFor,
  type RowsAfter,
  searchedPaths,
  searchedText,
  timeRange,
} from '@concord/nest-platform';
import mongoose, { type Model, type Types } from 'mongoose';
import { latestBy } from '../parts/latest-by';
import { AS_LISTED, IN_MEMORY, listFilter, SEARCHED } from './result-list';
import { type AnnotationRecord, RESULT_MODEL, type ResultRecord } from './result.schema';

/** Fields of a result that lists need. */
export type ResultRow = Omit<ResultRecord, 'chosen' | 'seconds' | 'tokens'>;

/** Fields of a result in a list of assignments. */
export type GradeRow = Pick<
  ResultRecord,
  '_id' | 'percantage' | 'total_score' | 'total_questions' | 'pass' | 'createdAt'
>;
const GRADE_FIELDS = { percantage: 1, total_score: 1, total_questions: 1, pass: 1, createdAt: 1 } as const;

/** Fields of a result that its certificate needs. */
export type EarnedResult = Pick<ResultRecord, '_id' | 'pass' | 'exam' | 'student' | 'unconfirmed'>;
const EARNED_FIELDS = { pass: 1, exam: 1, student: 1, unconfirmed: 1 } as const;

/** Fields of an unconfirmed result that a release needs. */
export type UnconfirmedResult = Pick<ResultRecord, '_id' | 'mailed' | 'mailDueAt' | 'student'>;

@Injectable()
export class ResultsRepository {
  private readonly byId: BatchedFinds<ResultRecord>;
  private readonly lists: ListReader<ResultRecord>;

  constructor(@InjectModel(RESULT_MODEL) private readonly results: Model<ResultRecord>) {
    this.byId = new BatchedFinds(results, '_id');
    this.lists = listReader(results, { searched: SEARCHED, inMemory: IN_MEMORY });
  }

  /** Inserts results; an attempt that has one keeps it. @returns the stored result of each attempt */
  async insertMissing(results: readonly ResultRecord[]): Promise<ResultRecord[]> {
    if (results.length === 0) return [];
    const duplicates = await this.insertAll(results);
    if (duplicates.length === 0) return [...results];
    const existing = await this.findMany(duplicates);
    const isDuplicate = new Set(duplicates.map(String));
    return [...existing, ...results.filter(({ _id }) => !isDuplicate.has(String(_id)))];
  }

  /** @returns ids that existed already */
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

  /** Scores by attempt id; ungraded attempts are absent. */
  async scoresOf(attempts: readonly Types.ObjectId[]): Promise<Map<string, number>> {
    if (attempts.length === 0) return new Map();
    const results = await this.results
      .find({ _id: mongoose.trusted({ $in: attempts }) }, { total_score: 1 })
      .lean<Pick<ResultRecord, '_id' | 'total_score'>[]>()
      .exec();
    return new Map(results.map(({ _id, total_score }) => [String(_id), total_score]));
  }

  /** Grades by attempt id; ungraded attempts are absent. */
  async gradesOf(attempts: readonly Types.ObjectId[]): Promise<Map<string, GradeRow>> {
    if (attempts.length === 0) return new Map();
    const results = await this.results
      .find({ _id: mongoose.trusted({ $in: attempts }) }, GRADE_FIELDS)
      .lean<GradeRow[]>()
      .exec();
    return new Map(results.map((result) => [String(result._id), result]));
  }

  find(id: string | Types.ObjectId): Promise<ResultRecord | null> {
    return this.byId.findOne(id);
  }

  findMany(ids: readonly Types.ObjectId[]): Promise<ResultRecord[]> {
    const _id = mongoose.trusted({ $in: ids });
    return this.results.find({ _id }).lean<ResultRecord[]>().exec();
  }

  async existsOfExam(exam: Types.ObjectId): Promise<boolean> {
    return (await this.results.exists({ 'exam._id': exam })) !== null;
  }

  /** Oldest first; sorted in memory, because a student has few. */
  async listOfStudent(student: string): Promise<ResultRecord[]> {
    const found = await this.results
      .find({ 'student._id': new mongoose.Types.ObjectId(student) })
      .lean<ResultRecord[]>()
      .exec();
    return found.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }

  /** Time of the latest result by student id. */
  async latestOfStudents(students: readonly string[]): Promise<Map<string, Date>> {
    const ids = students.map((student) => new mongoose.Types.ObjectId(student));
    const found = await this.results
      .find({ 'student._id': mongoose.trusted({ $in: ids }) }, { 'student._id': 1, createdAt: 1 })
      .lean<Pick<ResultRecord, 'student' | 'createdAt'>[]>()
      .exec();
    return latestBy(found, ({ student }) => String(student._id));
  }

  findEarned(ids: readonly string[]): Promise<EarnedResult[]> {
    const _id = mongoose.trusted({ $in: ids.map((id) => new mongoose.Types.ObjectId(id)) });
    return this.results.find({ _id }, EARNED_FIELDS).lean<EarnedResult[]>().exec();
  }

  /** Unconfirmed results of an exam. */
  findUnconfirmed(exam: ObjectId): Promise<UnconfirmedResult[]> {
    return this.results
      .find({ 'exam._id': exam, unconfirmed: true }, { mailed: 1, mailDueAt: 1, 'student._id': 1 })
      .lean<UnconfirmedResult[]>()
      .exec();
  }

  async unconfirmedIds(exam: ObjectId): Promise<ObjectId[]> {
    const found = await this.results
      .find({ 'exam._id': exam, unconfirmed: true }, { _id: 1 })
      .lean<Pick<ResultRecord, '_id'>[]>()
      .exec();
    return found.map(({ _id }) => _id);
  }

  /** Removes the mark of unconfirmed results. @returns number of changed records */
  async confirm(ids: readonly ObjectId[]): Promise<number> {
    const _id = mongoose.trusted({ $in: ids });
    return (await this.results.updateMany({ _id }, { $unset: { unconfirmed: 1 } })).modifiedCount;
  }

  async removeOfStudent(student: string): Promise<void> {
    await this.results.deleteMany({ 'student._id': new mongoose.Types.ObjectId(student) });
  }

  /** Stores the decision on late answers. @returns false if there is one already, or the score has changed */
  async decideLate(
    { _id, total_score }: Pick<ResultRecord, '_id' | 'total_score'>,
    change: Partial<ResultRecord> & Pick<ResultRecord, 'lateDecision'>,
  ): Promise<boolean> {
    const done = await this.results.updateOne({ _id, total_score, lateDecision: null }, { $set: change });
    return done.matchedCount === 1;
  }

  /**
   * Stores the notes of staff.
   * @returns false if they changed since `revision`, which is 0 for a result without notes
   */
  async annotate(id: Types.ObjectId, revision: number, annotation: AnnotationRecord): Promise<boolean> {
    const known = revision === 0 ? { annotation: null } : { 'annotation.revision': revision };
    const done = await this.results.updateOne({ _id: id, ...known }, { $set: { annotation } });
    return done.matchedCount === 1;
  }

  /** Newest first. */
  list({ page, pageSize, search, ...asked }: ResultListQuery): Promise<Page<ResultRow>> {
    return this.lists.page({ page, pageSize, search }, { ...AS_LISTED, filter: listFilter(asked) });
  }

  /** Number of unconfirmed results in a list, except of the exams in `without`. */
  async countUnconfirmed({ search, ...asked }: ResultListQuery, without: readonly string[]): Promise<number> {
    const matches = search?.trim() ? wordsMatcher(search) : () => true;
    if (!matches) return 0;
    const left = new Set(without);
    const fields = ['exam._id', ...searchedPaths(SEARCHED)];
    const found = await this.results
      .find({ unconfirmed: true, ...listFilter(asked) }, projectionFor({ only: fields }))
      .lean<{ exam: { _id: Types.ObjectId } }[]>()
      .exec();
    return found.filter(
      (result) => !left.has(String(result.exam._id)) && matches(searchedText(SEARCHED, result)),
    ).length;
  }

  /** The next rows of the same list after a row, to read all of it. */
  listAfter(
    { search, ...asked }: ResultListQuery,
    after: ExportCursor | undefined,
    limit: number,
  ): Promise<RowsAfter<ResultRow>> {
    return this.lists.after({ ...AS_LISTED, filter: listFilter(asked), search, after, limit });
  }

  /** Ids of the results of an exam that match a filter, newest first. */
  async idsOf(exam: ObjectId, { search, ...period }: CertificateFilter, limit: number): Promise<string[]> {
    const createdAt = timeRange(period);
    const { items } = await this.lists.after<Pick<ResultRecord, '_id' | 'createdAt'>>({
      sort: AS_LISTED.sort,
      only: ['createdAt'],
      filter: { 'exam._id': exam, ...(createdAt && { createdAt }) },
      search,
      limit,
    });
    return items.map(({ _id }) => String(_id));
  }
}
