import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { BatchedFinds, findPage, type Page, type PageQuery, unlessDuplicate } from '@concord/nest-platform';
import mongoose, { type Model, type Types } from 'mongoose';
import { EXAM_MODEL, type ExamRecord } from './exam.schema';
import { EXAM_VERSION_MODEL, type ExamVersionRecord } from './exam-version.schema';
import { RecentExams } from './recent-exams';

/** The fields that a new version changes. */
export type ExamChange = Pick<
  ExamRecord,
  'examName' | 'examCode' | 'duration' | 'totalQuestions' | 'current' | 'heldUntil'
>;

@Injectable()
export class ExamsRepository {
  private readonly byId: BatchedFinds<ExamRecord>;

  private readonly recent = new RecentExams((id) => this.find(id));

  constructor(
    @InjectModel(EXAM_MODEL) private readonly exams: Model<ExamRecord>,
    @InjectModel(EXAM_VERSION_MODEL) private readonly versions: Model<ExamVersionRecord>,
  ) {
    this.byId = new BatchedFinds(exams, '_id');
  }

  /** Newest first, without removed ones. */
  list(query: PageQuery): Promise<Page<ExamRecord>> {
    return findPage(this.exams, query, { sort: { createdAt: -1, _id: -1 }, filter: { removedAt: null } });
  }

  find(id: string | Types.ObjectId): Promise<ExamRecord | null> {
    return this.byId.findOne(id);
  }

  async findMany(ids: readonly (string | Types.ObjectId)[]): Promise<ExamRecord[]> {
    return (await Promise.all(ids.map((id) => this.byId.find(id)))).flat();
  }

  /** For candidates: as it is now, or was in the last two seconds where another process has changed it since. */
  findRecent(id: Types.ObjectId): Promise<ExamRecord | null> {
    return this.recent.find(String(id));
  }

  /** @returns false when the code is taken. */
  async insert(exam: ExamRecord): Promise<boolean> {
    return (await unlessDuplicate(() => this.exams.create(exam), 'examCode')) !== undefined;
  }

  /** @returns `stale` when the exam has changed since `revision`. */
  private async publishVersion(
    id: Types.ObjectId,
    revision: number,
    change: ExamChange,
  ): Promise<'done' | 'stale' | 'code-taken'> {
    const update = { $set: { ...change, revision: revision + 1 } };
    const done = await this.recent.change(id, () =>
      unlessDuplicate(
        () => this.exams.updateOne({ _id: id, revision, removedAt: null }, update).exec(),
        'examCode',
      ),
    );
    if (!done) return 'code-taken';
    return done.matchedCount === 1 ? 'done' : 'stale';
  }

  /**
   * Stores a version and makes it the present one. It goes again unless it became that.
   * @returns as {@link publishVersion}
   */
  async publish(
    { _id, revision }: Pick<ExamRecord, '_id' | 'revision'>,
    version: ExamVersionRecord,
    change: ExamChange,
  ): Promise<'done' | 'stale' | 'code-taken'> {
    // The version first: an exam never refers to a missing one.
    await this.insertVersion(version);
    const outcome = await this.publishVersion(_id, revision, change);
    if (outcome !== 'done') await this.removeVersion(version._id);
    return outcome;
  }

  /** Sets until when results are held. @returns false when the exam has changed since `revision`. */
  async setHeldUntil(id: Types.ObjectId, revision: number, heldUntil: Date | null): Promise<boolean> {
    const update = { $set: { heldUntil, revision: revision + 1 } };
    const done = await this.recent.change(id, () =>
      this.exams.updateOne({ _id: id, revision, removedAt: null }, update).exec(),
    );
    return done.matchedCount === 1;
  }

  /** Ends the holding that was seen at this moment. @returns false when another call has ended or changed it. */
  async release({ _id, heldUntil }: Pick<ExamRecord, '_id' | 'heldUntil'>, now: Date): Promise<boolean> {
    const update = { $set: { heldUntil: now }, $inc: { revision: 1 } };
    const done = await this.recent.change(_id, () =>
      this.exams.updateOne({ _id, removedAt: null, heldUntil }, update).exec(),
    );
    return done.matchedCount === 1;
  }

  /** Until when exams hold their results, of those that do at this moment, by id. */
  async heldUntils(now: Date): Promise<Map<string, Date>> {
    const found = await this.exams
      .find({ heldUntil: mongoose.trusted({ $gt: now }) }, { heldUntil: 1 })
      .lean<{ _id: Types.ObjectId; heldUntil: Date }[]>()
      .exec();
    return new Map(found.map(({ _id, heldUntil }) => [String(_id), heldUntil]));
  }

  /** Sets when and where an exam may be begun, and what that needs. @returns the exam, or null when it is removed. */
  setEntry(
    id: Types.ObjectId,
    entry: Pick<ExamRecord, 'opensAt' | 'accessCode' | 'networks' | 'seb'>,
  ): Promise<ExamRecord | null> {
    return this.recent.change(id, () =>
      this.exams
        .findOneAndUpdate({ _id: id, removedAt: null }, { $set: entry }, { returnDocument: 'after' })
        .lean<ExamRecord>()
        .exec(),
    );
  }

  async setRemoved(id: string, removedAt: Date | null): Promise<boolean> {
    const done = await this.recent.change(id, () =>
      this.exams.updateOne({ _id: id }, { $set: { removedAt } }).exec(),
    );
    return done.matchedCount === 1;
  }

  async remove(id: string): Promise<void> {
    await this.recent.change(id, () => this.exams.deleteOne({ _id: id }).exec());
  }

  async insertVersion(version: ExamVersionRecord): Promise<void> {
    await this.versions.create(version);
  }

  /** Removes a version that no exam refers to. */
  async removeVersion(id: Types.ObjectId): Promise<void> {
    await this.versions.deleteOne({ _id: id });
  }

  findVersion(id: Types.ObjectId): Promise<ExamVersionRecord | null> {
    return this.versions.findOne({ _id: id }).lean<ExamVersionRecord>().exec();
  }

  /** @throws Error when it is not stored: a version in use is never removed. */
  async getVersion(id: Types.ObjectId): Promise<ExamVersionRecord> {
    const version = await this.findVersion(id);
    if (!version) throw new Error(`The exam version ${String(id)} is missing`);
    return version;
  }

  /** When keys of these versions were last corrected, by id; only of those where they were. */
  async keysAtOf(ids: readonly Types.ObjectId[]): Promise<Map<string, number>> {
    const found = await this.versions
      .find({ _id: mongoose.trusted({ $in: ids }), keysAt: mongoose.trusted({ $ne: null }) }, { keysAt: 1 })
      .lean<{ _id: Types.ObjectId; keysAt: Date }[]>()
      .exec();
    return new Map(found.map(({ _id, keysAt }) => [String(_id), keysAt.getTime()]));
  }

  /** Those of these files that are pictures of any version. */
  async usedPictures(files: readonly string[]): Promise<Set<string>> {
    const found = await this.versions
      .find({ pictures: mongoose.trusted({ $in: files }) }, { _id: 0, pictures: 1 })
      .lean<Pick<ExamVersionRecord, 'pictures'>[]>()
      .exec();
    return new Set(found.flatMap(({ pictures = [] }) => pictures));
  }

  /** How many questions these versions have, by id. */
  async questionCounts(ids: readonly Types.ObjectId[]): Promise<Map<string, number>> {
    const counted = await this.versions
      .aggregate<{ _id: Types.ObjectId; count: number }>([
        { $match: { _id: { $in: [...ids] } } },
        { $project: { count: { $size: '$questions' } } },
      ])
      .exec();
    return new Map(counted.map(({ _id, count }) => [String(_id), count]));
  }

  findVersions(ids: readonly Types.ObjectId[]): Promise<ExamVersionRecord[]> {
    const _id = mongoose.trusted({ $in: ids });
    return this.versions.find({ _id }).lean<ExamVersionRecord[]>().exec();
  }
}
