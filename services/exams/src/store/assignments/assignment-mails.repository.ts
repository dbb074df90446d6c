import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { DueMails } from '../parts/due-mails.repository';
import { ASSIGNMENT_MODEL, type AssignmentRecord } from './assignment.schema';

/** Fields of an assignment that a mail needs. */
export type DueAssignment = Pick<
  AssignmentRecord,
  '_id' | 'exam' | 'student' | 'status' | 'dueDate' | 'extraTime'
>;

const FIELDS = { exam: 1, student: 1, status: 1, dueDate: 1, extraTime: 1 } as const;

/** Mails about new assignments. */
@Injectable()
export class AssignmentMailsRepository extends DueMails<AssignmentRecord, DueAssignment> {
  constructor(@InjectModel(ASSIGNMENT_MODEL) assignments: Model<AssignmentRecord>) {
    super(assignments, FIELDS, { status: trusted({ $ne: 'removed' }) });
  }

  /**
   * Requests the cancelling of removed assignments' mails again: another worker may have cancelled one before its
   * request arrived.
   */
  override async settle(due: readonly DueAssignment[]): Promise<void> {
    if (due.length === 0) return;
    await super.settle(due);
    const _id = trusted({ $in: due.map((assignment) => assignment._id) });
    await this.records.updateMany({ _id, status: 'removed' }, { $set: { mailDueAt: new Date() } });
  }
}

/** Cancelling of mails of removed assignments. */
@Injectable()
export class CancelledMailsRepository extends DueMails<AssignmentRecord, DueAssignment> {
  constructor(@InjectModel(ASSIGNMENT_MODEL) assignments: Model<AssignmentRecord>) {
    super(assignments, FIELDS, { status: 'removed' });
  }
}
