import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { BatchedFinds, findPage, type Page, type PageQuery, unlessDuplicate } from '@concord/nest-platform';
import mongoose, { type Model, type Types } from 'mongoose';
import { EXAM_MODEL, type ExamRecord } from './exam.schema';
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

  constructor(@InjectModel(EXAM_MODEL) private readonly exams: Model<ExamRecord>) {
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

  /**
   * Makes a stored version the current one.
   * @returns `stale` when the exam has changed since `revision`
   */
  async setCurrent(
    { _id: id, revision }: Pick<ExamRecord, '_id' | 'revision'>,
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

  /** Sets until when results are held. @returns false when the exam has changed since `revision`. */
  async setHeldUntil(id: Types.ObjectId, revision: number, heldUntil: Date | null): Promise<boolean> {
    const update = { $set: { heldUntil, revision: revision + 1 } };
    const done = await this.recent.change(id, () =>
      this.exams.updateOne({ _id: id, revision, removedAt: null }, update).exec(),
    );
    return done.matchedCount === 1;
  }

  /**
   * Releases results if the stored moment is the one that was read. @returns false when another call has released or
   * changed it.
   */
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
}
