import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { CertificateFilter, ExportCursor, ResultListQuery } from '@concord/contracts';
import { wordsMatcher } from '@concord/institute';
import {
  BatchedFinds,
  duplicatesOf,
  findAfter,
  findPage,
  ListIndex,
  type ObjectId,
  type Page,
  projectionFor,
  type RowsAfter,
  searchedPaths,
  searchedText,
  timeRange,
} from '@concord/nest-platform';
import mongoose, { type Model, type Types } from 'mongoose';
import { inBatches } from '../shared/in-batches';
import { latestBy } from '../shared/latest-by';
import { TimeRanges } from './time-ranges';
import { AS_LISTED, IN_MEMORY, listFilter, SEARCHED } from './result-list';
import { type AnnotationRecord, RESULT_MODEL, type ResultRecord } from './result.schema';

/** A result as lists need it. */
export type ResultRow = Omit<ResultRecord, 'chosen' | 'seconds' | 'tokens'>;

/** What a list of assignments tells of a result. */
export type GradeRow = Pick<
  ResultRecord,
  '_id' | 'percantage' | 'total_score' | 'total_questions' | 'pass' | 'createdAt'
>;
const GRADE_FIELDS = { percantage: 1, total_score: 1, total_questions: 1, pass: 1, createdAt: 1 } as const;

/** What statistics count of a result. */
export type CountedRow = Pick<
  ResultRecord,
  '_id' | 'version' | 'seed' | 'chosen' | 'seconds' | 'createdAt'
> & { student: Pick<ResultRecord['student'], '_id'> };
const COUNTED_FIELDS = {
  version: 1,
  seed: 1,
  chosen: 1,
  seconds: 1,
  createdAt: 1,
  'student._id': 1,
} as const;

/** Some of the results of an exam; `to` is not included. */
export interface ResultScope {
  exam: Types.ObjectId;
  version?: Types.ObjectId;
  from?: Date;
  to?: Date;
}

/** Results that are in memory at a time. */
const CURSOR_BATCH = 500;
const BATCHES = { batchSize: CURSOR_BATCH };

const filterOf = ({ exam, version, from, to }: ResultScope) => ({
  'exam._id': exam,
  ...(version && { version }),
  ...((from || to) && {
    createdAt: mongoose.trusted({ ...(from && { $gte: from }), ...(to && { $lt: to }) }),
  }),
});

/** What a release and the board count. */
type CountedResult = Pick<ResultRecord, '_id' | 'student' | 'mailed' | 'percantage' | 'pass'>;

@Injectable()
export class ResultsRepository {
  private readonly byId: BatchedFinds<ResultRecord>;
  private readonly index: ListIndex<ResultRecord>;

  constructor(@InjectModel(RESULT_MODEL) private readonly results: Model<ResultRecord>) {
    this.byId = new BatchedFinds(results, '_id');
    this.index = new ListIndex(results, { ...IN_MEMORY, searched: SEARCHED });
  }

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
    return this.byId.findOne(id);
  }

  findMany(ids: readonly Types.ObjectId[]): Promise<ResultRecord[]> {
    const _id = mongoose.trusted({ $in: ids });
    return this.results.find({ _id }).lean<ResultRecord[]>().exec();
  }

  /** The results of an exam, some at a time: there may be very many. */
  batchesOfExam(exam: Types.ObjectId): AsyncGenerator<CountedResult[]> {
    const cursor = this.results
      .find({ 'exam._id': exam }, { 'student._id': 1, mailed: 1, percantage: 1, pass: 1 })
      .lean<CountedResult>()
      .cursor({ batchSize: CURSOR_BATCH });
    return inBatches(cursor, CURSOR_BATCH);
  }

  async existsOfExam(exam: Types.ObjectId): Promise<boolean> {
    return (await this.results.exists({ 'exam._id': exam })) !== null;
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

  /** Stores the decision on late answers. @returns false when there is one already, or the score has changed. */
  async decideLate(
    { _id, total_score }: Pick<ResultRecord, '_id' | 'total_score'>,
    change: Partial<ResultRecord> & Pick<ResultRecord, 'lateDecision'>,
  ): Promise<boolean> {
    const done = await this.results.updateOne({ _id, total_score, lateDecision: null }, { $set: change });
    return done.matchedCount === 1;
  }

  /** Stores what staff wrote. @returns false when it was changed since `revision`, 0 for a result without. */
  async annotate(id: Types.ObjectId, revision: number, annotation: AnnotationRecord): Promise<boolean> {
    const known = revision === 0 ? { annotation: null } : { 'annotation.revision': revision };
    const done = await this.results.updateOne({ _id: id, ...known }, { $set: { annotation } });
    return done.matchedCount === 1;
  }

  /** When the first result was stored; of those stored before a moment, where one is given. */
  async firstAt(before?: Date): Promise<Date | undefined> {
    const sort = { createdAt: 1, _id: 1 } as const;
    const earlier = before ? { createdAt: mongoose.trusted({ $lt: before }) } : {};
    return (await this.results.findOne(earlier, { createdAt: 1 }).sort(sort).lean())?.createdAt;
  }

  /**
   * The results of an exam one by one, so that none of them is kept, by narrow ranges of time: a server that fetches all
   * that a filter finds would answer nobody else meanwhile. @param since before it there are few
   */
  async *eachOfExam(scope: ResultScope, since: Date): AsyncGenerator<CountedRow> {
    const ranges = new TimeRanges(scope, since);
    for (let range = ranges.next(0); range;) {
      const filter = filterOf({ ...scope, from: range.from, to: range.to });
      const cursor = this.results.find(filter, COUNTED_FIELDS).lean<CountedRow>().cursor(BATCHES);
      let found = 0;
      for await (const result of cursor) {
        found += 1;
        yield result;
      }
      range = ranges.next(found);
    }
  }

  /** Whether an exam has results of after a moment. */
  async hasNewerOfExam({ to, ...scope }: ResultScope, moment: Date): Promise<boolean> {
    const createdAt = mongoose.trusted({ $gt: moment, ...(to && { $lt: to }) });
    return (await this.results.findOne({ ...filterOf(scope), createdAt }, { _id: 1 }).lean()) !== null;
  }

  /** Which exams were passed or not in a time. */
  async passesOf(period: { from: string; to: string }): Promise<Pick<ResultRecord, 'exam' | 'pass'>[]> {
    return this.results.find({ createdAt: timeRange(period) ?? {} }, { exam: 1, pass: 1 }).lean();
  }

  /** Newest first. */
  list({ page, pageSize, search, ...asked }: ResultListQuery): Promise<Page<ResultRow>> {
    const options = { ...AS_LISTED, filter: listFilter(asked), ...this.indexFor(search) };
    return findPage<ResultRecord, ResultRow>(this.results, { page, pageSize, search }, options);
  }

  /** How many of a list are unconfirmed, without those of some exams. */
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

  /** The same list from a row on, for whoever reads all of it. */
  listAfter(
    { search, ...asked }: ResultListQuery,
    after: ExportCursor | undefined,
    limit: number,
  ): Promise<RowsAfter<ResultRow>> {
    const options = {
      ...AS_LISTED,
      filter: listFilter(asked),
      search,
      ...this.indexFor(search),
      after,
      limit,
    };
    return findAfter<ResultRecord, ResultRow>(this.results, options);
  }

  /** Ids of the results of an exam that the filter of their list finds, the newest first. */
  async idsOf(exam: ObjectId, { search, ...period }: CertificateFilter, limit: number): Promise<string[]> {
    const createdAt = timeRange(period);
    const { items } = await findAfter<ResultRecord, Pick<ResultRecord, '_id' | 'createdAt'>>(this.results, {
      sort: AS_LISTED.sort,
      only: ['createdAt'],
      filter: { 'exam._id': exam, ...(createdAt && { createdAt }) },
      search,
      ...this.indexFor(search),
      limit,
    });
    return items.map(({ _id }) => String(_id));
  }

  /** Searches alone are answered from memory: the other lists have indexes, and all results of a hall come at once. */
  private indexFor(search: string | undefined) {
    return search?.trim() ? { index: this.index } : {};
  }
}
