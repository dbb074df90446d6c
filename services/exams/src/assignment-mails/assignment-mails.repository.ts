import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { ASSIGNMENT_MODEL, type AssignmentRecord } from '../assignments/assignment.schema';

/** What a mail needs of an assignment. */
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

  /** Notes that no mail is to be ordered any more. */
  async settle(assignments: readonly DueAssignment[]): Promise<void> {
    if (assignments.length > 0)
      await this.assignments.updateMany(among(assignments), { $unset: { mailDueAt: 1 } });
  }

  async postpone(assignments: readonly DueAssignment[], mailDueAt: Date): Promise<void> {
    await this.assignments.updateMany(among(assignments), { $set: { mailDueAt } });
  }
}

const among = (assignments: readonly DueAssignment[]) => ({
  _id: trusted({ $in: assignments.map(({ _id }) => _id) }),
});
