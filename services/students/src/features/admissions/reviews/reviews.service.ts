import { Injectable } from '@nestjs/common';
import {
  type DecisionBody,
  type DecisionPreview,
  type DecisionPreviewBody,
  isNotified,
  THREAD_LIMITS,
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
import type { DueDecisionMail } from '../../../store/students/student-review.schema';
import type { StudentProjection } from '../../../store/students/student.schema';
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
    const question = decision === 'more-information' ? { text: reason ?? '', at, by } : undefined;
    if (!(await this.reviews.decide(id, seen, { review, mail, question })))
      throw await this.refusal(id, before);
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

  /** @param before the review that was seen; if it is still so, the thread had no room */
  private async refusal(id: string, before: Review): Promise<AppError> {
    const now = await this.students.findActive({ _id: id });
    if (!now) return notFound('This student');
    const review = toReview(now);
    const isUnchanged = review.revision === before.revision && (await this.reviews.isThreadFull(id));
    return isUnchanged ? tooManyQuestions() : decidedBy(review);
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

const tooManyQuestions = () =>
  conflict(
    'CONFLICT',
    `You can send an applicant at most ${THREAD_LIMITS.messages} messages, answers included. Please call instead`,
  );

const STATUS_WORDS: Record<Review['status'], string> = {
  new: 'changed this application',
  'in-review': 'started to review this application',
  'more-information': 'asked for more information',
  accepted: 'accepted this application',
  rejected: 'rejected this application',
};

/** Refusal that names the earlier decision and its author, or the applicant's answer. */
export const decidedBy = ({ by, status, answeredAt }: Review): AppError =>
  conflict(
    'ALREADY_DECIDED',
    answeredAt
      ? 'The applicant has answered in the meantime. Read the answer, then decide'
      : `${by ?? 'Somebody else'} has already ${STATUS_WORDS[status]}`,
  );
