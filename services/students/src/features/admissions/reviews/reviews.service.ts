import { Injectable } from '@nestjs/common';
import {
  type DecisionBody,
  type DecisionPreview,
  type DecisionPreviewBody,
  isNotified,
  type Review,
  type Student,
} from '@concord/contracts';
import { recordName } from '@concord/institute';
import {
  type AppError,
  type AuditNote,
  conflict,
  notFound,
  required,
  type StaffActor,
  staffRefOf,
  type RecordedBody,
} from '@concord/nest-platform';
import { StudentReviewsRepository } from '../../../store/students/student-reviews.repository';
import type { DueDecisionMail, StudentProjection } from '../../../store/students/student.schema';
import { StudentsRepository } from '../../../store/students/students.repository';
import { MailRequestsService } from '../../mail/requests/mail-requests.service';
import { toReview } from '../students/student.view';
import { StudentsService } from '../students/students.service';
import { DecisionMails } from './decision-mails';

/** Age after which the sweeper requests a mail again. */
const ORDER_MS = 30_000;

/** Decides on applications. If two members of staff saw the same review, one of them succeeds. */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly reviews: StudentReviewsRepository,
    private readonly views: StudentsService,
    private readonly mailRequests: MailRequestsService,
    private readonly mails: DecisionMails,
  ) {}

  async countWaiting(): Promise<{ count: number }> {
    return { count: await this.students.countWaiting() };
  }

  /** @throws AppError 400, 404, 409 ALREADY_DECIDED. */
  async decide(staff: StaffActor, id: string, input: RecordedBody<DecisionBody>): Promise<Student> {
    const student = required(await this.students.findActive({ _id: id }), 'This student');
    input.audit.note({ label: recordName(student) });
    const decision = input.body;
    input.audit.note({ reason: decision.reason });
    await this.apply(staff, student, decision, input.audit);
    return this.views.toStaffView(required(await this.students.findById(id), 'This student'));
  }

  /** Stores a decision on this record and requests its mail. @throws AppError 404, 409 ALREADY_DECIDED. */
  async apply(
    staff: StaffActor,
    student: StudentProjection,
    wanted: DecisionBody,
    note: AuditNote,
  ): Promise<void> {
    const { decision, reason = null, notify, seen } = wanted;
    const id = student._id.toString();
    const before = toReview(student);
    // The same decision may be repeated only for a question with another text.
    if (before.status === decision && decision !== 'more-information') throw decidedBy(before);
    const at = new Date();
    const by = staffRefOf(staff);
    const review = { status: decision, at, by, reason };
    const mail =
      notify && isNotified(decision) ? dueMail(this.students.newId(), decision, reason, at) : undefined;
    if (!(await this.reviews.decide(id, seen, { review, mail }))) throw await this.refusal(id);
    note.note({
      before: { status: before.status },
      after: { status: decision, told: mail !== undefined },
    });
    if (mail) await this.mails.request({ student: id, mail });
  }

  /** @throws AppError 404. */
  async preview(id: string, input: { readonly body: DecisionPreviewBody }): Promise<DecisionPreview> {
    const student = required(await this.students.findActive({ _id: id }), 'This student');
    const { decision, reason = null } = input.body;
    return this.mailRequests.previewDecision({ decision, reason }, student);
  }

  private async refusal(id: string): Promise<AppError> {
    const now = await this.students.findActive({ _id: id });
    return now ? decidedBy(toReview(now)) : notFound('This student');
  }
}

/** True if an application waits for staff. */
export const waits = ({ status }: Review): boolean => status === 'new' || status === 'in-review';

const dueMail = (
  id: string,
  decision: DueDecisionMail['decision'],
  reason: string | null,
  at: Date,
): DueDecisionMail => ({ id, decision, reason, dueAt: new Date(at.getTime() + ORDER_MS) });

const STATUS_WORDS: Record<Review['status'], string> = {
  new: 'changed this application',
  'in-review': 'started to review this application',
  'more-information': 'asked for more information',
  accepted: 'accepted this application',
  rejected: 'rejected this application',
};

/** Refusal that names the earlier decision and its author. */
export const decidedBy = ({ by, status }: Review): AppError =>
  conflict('ALREADY_DECIDED', `${by ?? 'Somebody else'} has already ${STATUS_WORDS[status]}`);
