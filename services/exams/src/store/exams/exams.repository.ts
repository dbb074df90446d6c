import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { BatchedFinds, findPage, type Page, type PageQuery, unlessDuplicate } from '@concord/nest-platform';
import { type Model, trusted, type Types } from 'mongoose';
import { EXAM_MODEL, type ExamRecord, type StoredExam } from './exam.schema';
import { RecentExams } from './recent-exams';
import { isHeldBy, type ReleaseRecord, releaseOf, storedRelease } from './release';

/** Fields that a new version changes. */
export type ExamChange = Pick<
  ExamRecord,
  'examName' | 'examCode' | 'duration' | 'totalQuestions' | 'current'
> &
  Partial<Pick<ExamRecord, 'release'>>;

@Injectable()
export class ExamsRepository {
  private readonly byId: BatchedFinds<StoredExam>;

  private readonly recent = new RecentExams((id) => this.find(id));

  constructor(@InjectModel(EXAM_MODEL) private readonly exams: Model<StoredExam>) {
    this.byId = new BatchedFinds(exams, '_id');
  }

  /** Newest first, without removed ones. */
  async list(query: PageQuery): Promise<Page<ExamRecord>> {
    const sort = { createdAt: -1, _id: -1 } as const;
    return (await findPage(this.exams, query, { sort, filter: { removedAt: null } })).map(toRecord);
  }

  async find(id: string | Types.ObjectId): Promise<ExamRecord | null> {
    const found = await this.byId.findOne(id);
    return found && toRecord(found);
  }

  async findMany(ids: readonly (string | Types.ObjectId)[]): Promise<ExamRecord[]> {
    return (await Promise.all(ids.map((id) => this.byId.find(id)))).flat().map(toRecord);
  }

  /** Cached for candidates: a change by another process may be missing for up to two seconds. */
  findRecent(id: Types.ObjectId): Promise<ExamRecord | null> {
    return this.recent.find(String(id));
  }

  /** @returns false when the code is taken. */
  async insert(exam: ExamRecord): Promise<boolean> {
    return (
      (await unlessDuplicate(
        () => this.exams.create({ ...exam, ...storedRelease(exam.release) }),
        'examCode',
      )) !== undefined
    );
  }

  /**
   * Makes a stored version the current one.
   * @returns `stale` when the exam has changed since `revision`
   */
  async setCurrent(
    { _id: id, revision }: Pick<ExamRecord, '_id' | 'revision'>,
    { release, ...change }: ExamChange,
  ): Promise<'done' | 'stale' | 'code-taken'> {
    const update = { $set: { ...change, ...(release && storedRelease(release)), revision: revision + 1 } };
    const done = await this.recent.change(id, () =>
      unlessDuplicate(
        () => this.exams.updateOne({ _id: id, revision, removedAt: null }, update).exec(),
        'examCode',
      ),
    );
    if (!done) return 'code-taken';
    return done.matchedCount === 1 ? 'done' : 'stale';
  }

  /** @returns false when the exam has changed since `revision`. */
  async setRelease(id: Types.ObjectId, revision: number, release: ReleaseRecord): Promise<boolean> {
    const update = { $set: { ...storedRelease(release), revision: revision + 1 } };
    const done = await this.recent.change(id, () =>
      this.exams.updateOne({ _id: id, revision, removedAt: null }, update).exec(),
    );
    return done.matchedCount === 1;
  }

  /**
   * Releases results if the stored release is the one that was read.
   * @returns false when another call has released or changed it
   */
  async release({ _id, release }: Pick<ExamRecord, '_id' | 'release'>, at: Date): Promise<boolean> {
    const update = { $set: storedRelease({ kind: 'moment', at }), $inc: { revision: 1 } };
    const done = await this.recent.change(_id, () =>
      this.exams.updateOne({ _id, removedAt: null, ...isHeldBy(release) }, update).exec(),
    );
    return done.matchedCount === 1;
  }

  /** Releases by exam id, of exams that hold their results now. */
  async findHeld(now: Date): Promise<Map<string, ReleaseRecord>> {
    const fields = { release: 1, heldUntil: 1 };
    const found = await this.exams
      .find({ heldUntil: trusted({ $gt: now }) }, fields)
      .lean<StoredExam[]>()
      .exec();
    return new Map(found.map((exam) => [String(exam._id), releaseOf(exam)]));
  }

  /** Sets the conditions of entry. @returns the exam, or null if it is removed */
  async setEntry(
    id: Types.ObjectId,
    entry: Pick<ExamRecord, 'opensAt' | 'accessCode' | 'networks' | 'seb'>,
  ): Promise<ExamRecord | null> {
    const exam = await this.recent.change(id, () =>
      this.exams
        .findOneAndUpdate({ _id: id, removedAt: null }, { $set: entry }, { returnDocument: 'after' })
        .lean<StoredExam>()
        .exec(),
    );
    return exam && toRecord(exam);
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

function toRecord(stored: StoredExam): ExamRecord {
  const { heldUntil: _, ...exam } = stored;
  return { ...exam, release: releaseOf(stored) };
}
