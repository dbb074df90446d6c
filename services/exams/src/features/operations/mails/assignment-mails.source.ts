import { Injectable } from '@nestjs/common';
import { type AssignmentMailRequest, internalCalls } from '@concord/contracts';
import { InternalClient } from '@concord/nest-platform';
import {
  AssignmentMailsRepository,
  CancelledMailsRepository,
  type DueAssignment,
} from '../../../store/assignments/assignment-mails.repository';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import type { MailSource } from './mail-source';

/** Mails about new assignments, unless they are past due or their exam was removed. */
@Injectable()
export class AssignmentMails implements MailSource<DueAssignment, AssignmentMailRequest> {
  readonly name = 'assignment';

  constructor(
    readonly owed: AssignmentMailsRepository,
    private readonly exams: ExamsRepository,
    private readonly internal: InternalClient,
  ) {}

  async mailsFor(due: readonly DueAssignment[]): Promise<Map<DueAssignment, AssignmentMailRequest>> {
    const now = new Date();
    const pending = due.filter(({ status, dueDate }) => status === 'pending' && dueDate > now);
    const exams = await this.exams.findMany([...new Set(pending.map(({ exam }) => String(exam)))]);
    const examOf = new Map(exams.map((exam) => [String(exam._id), exam]));
    return new Map(
      pending.flatMap((assignment) => {
        const exam = examOf.get(String(assignment.exam));
        return exam && !exam.removedAt ? [[assignment, toMail(assignment, exam)] as const] : [];
      }),
    );
  }

  request(mails: AssignmentMailRequest[]): Promise<unknown> {
    return this.internal.call(internalCalls.internalAssignmentMails, { body: { mails } });
  }
}

/** Keys of mails about removed assignments. */
@Injectable()
export class CancelledMails implements MailSource<DueAssignment, string> {
  readonly name = 'cancelled assignment';

  constructor(
    readonly owed: CancelledMailsRepository,
    private readonly internal: InternalClient,
  ) {}

  mailsFor(due: readonly DueAssignment[]): Promise<Map<DueAssignment, string>> {
    return Promise.resolve(new Map(due.map((assignment) => [assignment, mailKeyOf(assignment)])));
  }

  request(keys: string[]): Promise<unknown> {
    return this.internal.call(internalCalls.internalAssignmentMailsCancel, { body: { keys } });
  }
}

const mailKeyOf = ({ _id }: Pick<DueAssignment, '_id'>) => `assignment-${String(_id)}`;

const toMail = (
  { _id, student, dueDate, extraTime }: DueAssignment,
  { examName, examCode, duration, opensAt }: ExamRecord,
): AssignmentMailRequest => ({
  key: mailKeyOf({ _id }),
  student: String(student),
  kind: 'assignment',
  data: {
    examName,
    examCode,
    ...(opensAt && { opensAt: opensAt.toISOString() }),
    dueDate: dueDate.toISOString(),
    duration,
    extraTime,
  },
});
