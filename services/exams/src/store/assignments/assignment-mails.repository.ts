import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { ASSIGNMENT_MODEL, type AssignmentRecord } from './assignment.schema';

/** Fields of an assignment that a mail needs. */
export type DueAssignment = Pick<
  AssignmentRecord,
  '_id' | 'exam' | 'student' | 'status' | 'dueDate' | 'extraTime'
>;

const FIELDS = { exam: 1, student: 1, status: 1, dueDate: 1, extraTime: 1 } as const;

/** The assignments are the outbox of their mails: each has the moment when its mail is to be ordered. */
@Injectable()
export class AssignmentMailsRepository {
  constructor(@InjectModel(ASSIGNMENT_MODEL) private readonly assignments: Model<AssignmentRecord>) {}

  /** The longest due first; removed ones too. */
  findDue(now: Date, limit: number): Promise<DueAssignment[]> {
    return this.assignments
      .find({ mailDueAt: trusted({ $lte: now }) }, FIELDS)
      .sort({ mailDueAt: 1 })
      .limit(limit)
      .lean<DueAssignment[]>()
      .exec();
  }

  /** Clears the due date of mails, except for assignments that were removed since they were read. */
  async settle(assignments: readonly DueAssignment[]): Promise<void> {
    for (const isRemoved of [true, false]) {
      const some = assignments.filter(({ status }) => (status === 'removed') === isRemoved);
      const status = isRemoved ? ('removed' as const) : trusted({ $ne: 'removed' as const });
      if (some.length > 0)
        await this.assignments.updateMany({ ...among(some), status }, { $unset: { mailDueAt: 1 } });
    }
  }

  /** Assignments among these that are removed now. */
  async removedOf(assignments: readonly DueAssignment[]): Promise<DueAssignment[]> {
    return this.assignments
      .find({ ...among(assignments), status: 'removed' }, FIELDS)
      .lean<DueAssignment[]>()
      .exec();
  }

  async postpone(assignments: readonly DueAssignment[], mailDueAt: Date): Promise<void> {
    await this.assignments.updateMany(among(assignments), { $set: { mailDueAt } });
  }
}

const among = (assignments: readonly DueAssignment[]) => ({
  _id: trusted({ $in: assignments.map(({ _id }) => _id) }),
});
