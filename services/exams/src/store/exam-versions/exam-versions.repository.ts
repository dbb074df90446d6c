import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Page, type PageQuery } from '@concord/nest-platform';
import mongoose, { type Model, Types } from 'mongoose';
import { EXAM_VERSION_MODEL, type ExamVersionRecord } from './exam-version.schema';

/** A version without its questions: there may be 500. */
export type VersionRow = Pick<
  ExamVersionRecord,
  '_id' | 'exam' | 'createdAt' | 'by' | 'changes' | 'restored'
> & { questionCount: number };

/** Versions are immutable, except for keys that a regrade corrects. */
@Injectable()
export class ExamVersionsRepository {
  constructor(@InjectModel(EXAM_VERSION_MODEL) private readonly versions: Model<ExamVersionRecord>) {}

  /** Newest first. */
  async list(exam: Types.ObjectId, { page = 1, pageSize }: PageQuery): Promise<Page<VersionRow>> {
    const [total, items] = await Promise.all([
      this.versions.countDocuments({ exam }).exec(),
      this.versions
        .aggregate<VersionRow>([
          { $match: { exam } },
          { $sort: { createdAt: -1, _id: -1 } },
          { $skip: (page - 1) * pageSize },
          { $limit: pageSize },
          {
            $project: {
              exam: 1,
              createdAt: 1,
              by: 1,
              changes: 1,
              restored: 1,
              questionCount: { $size: '$questions' },
            },
          },
        ])
        .exec(),
    ]);
    return new Page(items, total);
  }

  /** Null also for a version of another exam. */
  findOfExam(exam: Types.ObjectId, id: string): Promise<ExamVersionRecord | null> {
    return this.versions.findOne({ _id: id, exam }).lean<ExamVersionRecord>().exec();
  }

  /** Position of a version among those of its exam, counted from 1. */
  numberOf({ exam, createdAt, _id }: Pick<VersionRow, 'exam' | 'createdAt' | '_id'>): Promise<number> {
    const upTo = [
      { createdAt: mongoose.trusted({ $lt: createdAt }) },
      { createdAt, _id: mongoose.trusted({ $lte: _id }) },
    ];
    return this.versions.countDocuments({ exam, $or: upTo }).exec();
  }

  /** Earlier versions of the same exam, newest first. */
  async idsBefore({
    exam,
    createdAt,
    _id,
  }: Pick<VersionRow, 'exam' | 'createdAt' | '_id'>): Promise<Types.ObjectId[]> {
    const found = await this.versions
      .find({ exam, createdAt: mongoose.trusted({ $lte: createdAt }) }, { _id: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .lean<Pick<ExamVersionRecord, '_id'>[]>()
      .exec();
    return found.map((version) => version._id).filter((id) => !id.equals(_id));
  }

  async insert(version: ExamVersionRecord): Promise<void> {
    await this.versions.create(version);
  }

  /** Removes a version that no exam refers to. */
  async remove(id: Types.ObjectId): Promise<void> {
    await this.versions.deleteOne({ _id: id });
  }

  find(id: Types.ObjectId): Promise<ExamVersionRecord | null> {
    return this.versions.findOne({ _id: id }).lean<ExamVersionRecord>().exec();
  }

  /** @throws Error if it is not stored, which is a bug: a version in use is never removed. */
  async get(id: Types.ObjectId): Promise<ExamVersionRecord> {
    const version = await this.find(id);
    if (!version) throw new Error(`The exam version ${String(id)} is missing`);
    return version;
  }

  /** Time of the last key correction by version id; versions without one are absent. */
  async keysAtOf(ids: readonly Types.ObjectId[]): Promise<Map<string, number>> {
    const found = await this.versions
      .find({ _id: mongoose.trusted({ $in: ids }), keysAt: mongoose.trusted({ $ne: null }) }, { keysAt: 1 })
      .lean<{ _id: Types.ObjectId; keysAt: Date }[]>()
      .exec();
    return new Map(found.map(({ _id, keysAt }) => [String(_id), keysAt.getTime()]));
  }

  /** Files among these that are pictures of any version. */
  async usedPictures(files: readonly string[]): Promise<Set<string>> {
    const found = await this.versions
      .find({ pictures: mongoose.trusted({ $in: files }) }, { _id: 0, pictures: 1 })
      .lean<Pick<ExamVersionRecord, 'pictures'>[]>()
      .exec();
    return new Set(found.flatMap(({ pictures = [] }) => pictures));
  }

  /** Number of questions by version id. */
  async questionCounts(ids: readonly Types.ObjectId[]): Promise<Map<string, number>> {
    const counted = await this.versions
      .aggregate<{ _id: Types.ObjectId; count: number }>([
        { $match: { _id: { $in: [...ids] } } },
        { $project: { count: { $size: '$questions' } } },
      ])
      .exec();
    return new Map(counted.map(({ _id, count }) => [String(_id), count]));
  }

  findMany(ids: readonly Types.ObjectId[]): Promise<ExamVersionRecord[]> {
    const _id = mongoose.trusted({ $in: ids });
    return this.versions.find({ _id }).lean<ExamVersionRecord[]>().exec();
  }

  /** Stores corrected keys; later gradings of this version use them. */
  async setKeys({ _id, questions }: ExamVersionRecord, keys: ReadonlyMap<string, number>): Promise<void> {
    const corrected = questions.flatMap((question, at) => {
      const key = keys.get(String(question._id));
      return key === undefined ? [] : [[`questions.${at}.corrected`, key] as const];
    });
    const change = { ...Object.fromEntries(corrected), keysAt: new Date(), regrading: true };
    await this.versions.updateOne({ _id }, { $set: change });
  }

  /** Marks that all results of the version have grades by its current keys. */
  async setRegraded(version: Types.ObjectId): Promise<void> {
    await this.versions.updateOne({ _id: version }, { $unset: { regrading: 1 } });
  }
}
