import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicateKeyOf } from '@concord/nest-platform';
import mongoose, { type Model, type Types } from 'mongoose';
import type { ExamDoc } from './exam.schema';
import type { ExamVersionDoc } from './exam-version.schema';

/** What changes of an exam when it gets a new version. */
export type ExamChange = Pick<ExamDoc, 'examName' | 'examCode' | 'duration' | 'totalQuestions' | 'current'>;

@Injectable()
export class ExamsRepository {
  constructor(
    @InjectModel('exam') private readonly exams: Model<ExamDoc>,
    @InjectModel('exam-version') private readonly versions: Model<ExamVersionDoc>,
  ) {}

  /** Exams that are not being removed, newest first; all of them when no page is given. */
  async list(page?: number, pageSize = 0): Promise<ExamDoc[]> {
    const query = this.exams.find({ removedAt: null }).sort({ createdAt: -1, _id: -1 });
    if (page !== undefined) query.skip((page - 1) * pageSize).limit(pageSize);
    return query.lean<ExamDoc[]>().exec();
  }

  count(): Promise<number> {
    return this.exams.countDocuments({ removedAt: null }).exec();
  }

  find(id: string | Types.ObjectId): Promise<ExamDoc | null> {
    return this.exams.findOne({ _id: id }).lean<ExamDoc>().exec();
  }

  findMany(ids: readonly (string | Types.ObjectId)[]): Promise<ExamDoc[]> {
    return this.exams
      .find({ _id: mongoose.trusted({ $in: ids }) })
      .lean<ExamDoc[]>()
      .exec();
  }

  /** @returns false when the code is taken. */
  async insert(exam: ExamDoc): Promise<boolean> {
    try {
      await this.exams.create(exam);
      return true;
    } catch (error) {
      if (duplicateKeyOf(error)?.includes('examCode')) return false;
      throw error;
    }
  }

  /** Puts a new version in place. @returns `stale` when the exam has changed since `revision`. */
  async change(
    id: Types.ObjectId,
    revision: number,
    change: ExamChange,
  ): Promise<'done' | 'stale' | 'code-taken'> {
    try {
      const done = await this.exams.updateOne(
        { _id: id, revision, removedAt: null },
        { $set: { ...change, revision: revision + 1 } },
      );
      return done.matchedCount === 1 ? 'done' : 'stale';
    } catch (error) {
      if (duplicateKeyOf(error)?.includes('examCode')) return 'code-taken';
      throw error;
    }
  }

  async setRemoved(id: string, removedAt: Date | null): Promise<boolean> {
    const done = await this.exams.updateOne({ _id: id }, { $set: { removedAt } });
    return done.matchedCount === 1;
  }

  async remove(id: string): Promise<void> {
    await this.exams.deleteOne({ _id: id });
  }

  async insertVersion(version: ExamVersionDoc): Promise<void> {
    await this.versions.create(version);
  }

  /** For a version that no exam came to name. */
  async removeVersion(id: Types.ObjectId): Promise<void> {
    await this.versions.deleteOne({ _id: id });
  }

  findVersion(id: string | Types.ObjectId): Promise<ExamVersionDoc | null> {
    return this.versions.findOne({ _id: id }).lean<ExamVersionDoc>().exec();
  }

  findVersions(ids: readonly Types.ObjectId[]): Promise<ExamVersionDoc[]> {
    return this.versions
      .find({ _id: mongoose.trusted({ $in: ids }) })
      .lean<ExamVersionDoc[]>()
      .exec();
  }
}
