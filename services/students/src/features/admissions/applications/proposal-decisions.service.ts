import { Injectable } from '@nestjs/common';
import type { ProposalDecisionBody, StudentThread } from '@concord/contracts';
import { recordName } from '@concord/institute';
import {
  FileLinks,
  notFound,
  required,
  type RecordedBody,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import { StudentsRepository } from '../../../store/students/students.repository';
import { StudentThreadsRepository } from '../../../store/students/student-threads.repository';
import { CorrectionsService } from '../corrections/corrections.service';
import { threadOf } from './application.view';
import { toStaffProposals } from './proposal.view';
import { noLongerOpen } from './proposals.service';
import { toStaffMessage } from './thread.view';

/** Shows staff the thread with an applicant, and takes their decisions on proposed corrections. */
@Injectable()
export class ProposalDecisionsService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly threads: StudentThreadsRepository,
    private readonly corrections: CorrectionsService,
    private readonly links: FileLinks,
  ) {}

  /** @throws AppError 404. */
  async thread(id: string): Promise<StudentThread> {
    const record = required(await this.students.findActive({ _id: id }), 'This student');
    const stored = await this.threads.threadOf(id);
    return {
      messages: threadOf(record, stored).map((message) => toStaffMessage(message, this.links)),
      proposals: toStaffProposals(stored),
    };
  }

  /** @throws AppError 404, 409 if it is no longer open, REVISION or EMAIL_TAKEN. */
  async decide(
    staff: StaffActor,
    { id, proposalId }: { readonly id: string; readonly proposalId: string },
    input: RecordedBody<ProposalDecisionBody>,
  ): Promise<StudentThread> {
    const record = required(await this.students.findActive({ _id: id }), 'This student');
    input.audit.note({ id, label: recordName(record) });
    const { accept, revision, answer } = input.body;
    input.audit.note({ reason: answer });
    const { openProposal, closedProposals } = await this.threads.threadOf(id);
    if (openProposal?._id.toString() !== proposalId)
      throw closedProposals.some(({ _id }) => _id.toString() === proposalId)
        ? noLongerOpen()
        : notFound('This correction');
    const state = accept ? ('accepted' as const) : ('refused' as const);
    const closed = {
      ...openProposal,
      state,
      closedAt: new Date(),
      by: staffRefOf(staff),
      ...(answer && { answer }),
    };
    if (accept) {
      const body = { revision, ...openProposal.wanted };
      await this.corrections.correct(id, { body, audit: input.audit }, closed);
    } else if (!(await this.threads.close(id, closed))) throw noLongerOpen();
    return this.thread(id);
  }
}
