import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ObjectId } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { ATTEMPT_MODEL, type AttemptRecord } from './attempt.schema';
import type { AttemptWithoutAnswers } from './attempts.repository';
import { extraTimePipeline } from './extra-time-pipeline';

const idIn = (ids: readonly (ObjectId | string)[]) =>
  trusted({ $in: ids.map((id) => new Types.ObjectId(id)) });

const ungraded = () => ({ status: trusted({ $in: ['open' as const, 'grading' as const] }) });

/** Number of attempts of a version. */
interface VersionCount {
  _id: ObjectId;
  count: number;
}

/** Reads and changes attempts of many students in an exam. */
@Injectable()
export class ExamAttemptsRepository {
  constructor(@InjectModel(ATTEMPT_MODEL) private readonly attempts: Model<AttemptRecord>) {}

  /** The students' attempts that are open, or submitted and not marked as graded. */
  findUngraded(exam: ObjectId, students: readonly string[]): Promise<AttemptWithoutAnswers[]> {
    return this.attempts
      .find({ student: idIn(students), exam, ...ungraded() }, { a: 0 })
      .lean<AttemptWithoutAnswers[]>()
      .exec();
  }

  /** The assignments' attempts that are open, or submitted and not marked as graded. */
  findUngradedOf(assignments: readonly string[]): Promise<AttemptWithoutAnswers[]> {
    return this.attempts
      .find({ assignment: idIn(assignments), ...ungraded() }, { a: 0 })
      .lean<AttemptWithoutAnswers[]>()
      .exec();
  }

  /** Number of sittings of the exam by student id; students without one are absent. */
  async countsOf(exam: ObjectId, students: readonly string[]): Promise<Map<string, number>> {
    const found = await this.attempts
      .find({ student: idIn(students), exam }, { student: 1 })
      .lean<Pick<AttemptRecord, 'student'>[]>()
      .exec();
    const counts = new Map<string, number>();
    for (const { student } of found) counts.set(String(student), (counts.get(String(student)) ?? 0) + 1);
    return counts;
  }

  /** Sets extra time and deadline of the assignments' open attempts. */
  async setExtraTime(assignments: readonly ObjectId[], extraTime: number): Promise<void> {
    const filter = { assignment: idIn(assignments), status: 'open' as const };
    await this.attempts.updateMany(filter, extraTimePipeline(extraTime), { updatePipeline: true });
  }

  /** Number of open attempts by version; versions without any are absent. */
  countOpenByVersion(exam: ObjectId, versions: readonly ObjectId[]): Promise<VersionCount[]> {
    return this.attempts
      .aggregate<VersionCount>([
        { $match: { status: 'open', exam, version: { $in: [...versions] } } },
        { $group: { _id: '$version', count: { $sum: 1 } } },
      ])
      .exec();
  }

  /**
   * Removes the mark of unconfirmed attempts that are not graded. They are found by status: an index of the mark
   * would slow down every save.
   * @returns number of changed records
   */
  async confirmUngraded(exam: ObjectId): Promise<number> {
    const filter = { ...ungraded(), exam, unconfirmed: true as const };
    return (await this.attempts.updateMany(filter, { $unset: { unconfirmed: 1 } })).modifiedCount;
  }

  /** Removes the mark of unconfirmed attempts. */
  async confirm(ids: readonly ObjectId[]): Promise<void> {
    await this.attempts.updateMany({ _id: idIn(ids) }, { $unset: { unconfirmed: 1 } });
  }
}
