import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicateKeyOf } from '@concord/nest-platform';
import mongoose, { type Model, type Types } from 'mongoose';
import type { AssignmentDoc } from './assignment.schema';

type Id = string | Types.ObjectId;

/** One round of an assignment, as an attempt names it. */
interface RoundRef {
  assignment: Id;
  round: number;
}

@Injectable()
export class AssignmentsRepository {
  constructor(@InjectModel('assignment') private readonly assignments: Model<AssignmentDoc>) {}

  /** @returns false when the student has a pending assignment of that exam. */
  async insert(assignment: AssignmentDoc): Promise<boolean> {
    try {
      await this.assignments.create(assignment);
      return true;
    } catch (error) {
      if (duplicateKeyOf(error)) return false;
      throw error;
    }
  }

  /** One that is not removed. */
  find(id: Id): Promise<AssignmentDoc | null> {
    return this.assignments.findOne({ _id: id, status: shown() }).lean<AssignmentDoc>().exec();
  }

  /** A student's, newest first; all of them when no page is given. */
  async listOfStudent(student: string, page?: number, pageSize = 0): Promise<AssignmentDoc[]> {
    const query = this.assignments.find({ student, status: shown() }).sort({ createdAt: -1, _id: -1 });
    if (page !== undefined) query.skip((page - 1) * pageSize).limit(pageSize);
    return query.lean<AssignmentDoc[]>().exec();
  }

  countOfStudent(student: string): Promise<number> {
    return this.assignments.countDocuments({ student, status: shown() }).exec();
  }

  async existsForExam(exam: string): Promise<boolean> {
    return (await this.assignments.exists({ exam, status: shown() })) !== null;
  }

  /** @returns false when it is not pending any more. */
  async change(id: Id, change: Partial<Pick<AssignmentDoc, 'dueDate' | 'extraTime'>>): Promise<boolean> {
    const done = await this.assignments.updateOne({ _id: id, status: 'pending' }, { $set: change });
    return done.matchedCount === 1;
  }

  /** Moves between shown and removed. @returns whether it was in the state `from`. */
  async setStatus(id: Id, from: AssignmentDoc['status'], to: AssignmentDoc['status']): Promise<boolean> {
    const done = await this.assignments.updateOne({ _id: id, status: from }, { $set: { status: to } });
    return done.matchedCount === 1;
  }

  /** Completes an attempt's assignment, unless a reset has begun another round of it. */
  async complete({ assignment, round }: RoundRef, score: number, dateWritten: Date): Promise<void> {
    await this.assignments.updateOne(
      { _id: assignment, round, status: shown() },
      { $set: { status: 'completed', score, dateWritten } },
    );
  }

  /**
   * Completes several at once: also one that was removed while its attempt began, but none that is completed already,
   * for a later decision may have changed its score.
   */
  async completeAll(scored: readonly (RoundRef & { score: number; dateWritten: Date })[]): Promise<void> {
    if (scored.length === 0) return;
    await this.assignments.bulkWrite(
      scored.map(({ assignment, round, score, dateWritten }) => ({
        updateOne: {
          filter: { _id: assignment, round, status: mongoose.trusted({ $ne: 'completed' as const }) },
          update: { $set: { status: 'completed', score, dateWritten } },
        },
      })),
      { ordered: false },
    );
  }

  findPending(student: Id, exam: Id): Promise<AssignmentDoc | null> {
    return this.assignments.findOne({ student, exam, status: 'pending' }).lean<AssignmentDoc>().exec();
  }

  /**
   * Begins the next round of an assignment that still stands in `round`.
   * @returns `taken` when the student has another pending assignment of that exam.
   */
  async beginRound({ assignment, round }: RoundRef, dueDate: Date): Promise<'done' | 'changed' | 'taken'> {
    try {
      const done = await this.assignments.updateOne(
        { _id: assignment, round, status: shown() },
        { $set: { round: round + 1, status: 'pending', score: null, dateWritten: null, dueDate } },
      );
      return done.matchedCount === 1 ? 'done' : 'changed';
    } catch (error) {
      if (duplicateKeyOf(error)) return 'taken';
      throw error;
    }
  }

  async remove(id: Id): Promise<void> {
    await this.assignments.deleteOne({ _id: id });
  }

  async removeOfStudent(student: string): Promise<void> {
    await this.assignments.deleteMany({ student });
  }
}

/** Not removed. */
const shown = () => mongoose.trusted({ $in: ['pending' as const, 'completed' as const] });
