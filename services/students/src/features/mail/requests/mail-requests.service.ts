import { Inject, Injectable } from '@nestjs/common';
import type {
  AssignmentMailRequest,
  CertificateMailRequest,
  DecisionMail,
  DecisionPreview,
  MailRequest,
  MailRequestsAccepted,
  MailsCancelled,
} from '@concord/contracts';
import { searchFields } from '@concord/nest-platform';
import { LOCAL_ORIGIN, type StudentsEnv } from '../../../env';
import { STUDENTS_ENV } from '../../../shared/config.module';
import { MailStatesRepository } from '../../../store/mails/mail-states.repository';
import { MailsRepository, type NewMail } from '../../../store/mails/mails.repository';
import { StudentsRepository } from '../../../store/students/students.repository';
import { attachmentsOf, renderMail, type Recipient } from '../content/mail-content';
import { MailQueue } from '../queue/mail.queue';

/** Request for the mail of a decision. Only this service makes them. */
type DecisionMailRequest = Pick<MailRequest, 'key' | 'student'> & { kind: 'decision'; data: DecisionMail };
type AnyMailRequest = MailRequest | AssignmentMailRequest | CertificateMailRequest | DecisionMailRequest;

/** Accepts requests for mails. Idempotent: one mail per key. */
@Injectable()
export class MailRequestsService {
  constructor(
    private readonly mails: MailsRepository,
    private readonly states: MailStatesRepository,
    private readonly students: StudentsRepository,
    private readonly queue: MailQueue,
    @Inject(STUDENTS_ENV) private readonly env: Pick<StudentsEnv, 'PUBLIC_URL' | 'SMTP_URL'>,
  ) {}

  async request(requests: readonly AnyMailRequest[]): Promise<MailRequestsAccepted> {
    const students = await this.findStudents(requests.map(({ student }) => student));
    const now = new Date();
    const mails = requests.flatMap((request) => {
      const student = students.get(request.student);
      return student ? [this.toMail(request, student, now)] : [];
    });
    if (mails.length > 0) {
      const added = await this.mails.insert(mails);
      await this.deleteForRemoved([...students.keys()]);
      if (this.env.SMTP_URL) await Promise.all(added.map((id) => this.queue.add(id)));
    }
    return { accepted: mails.length };
  }

  /** Idempotent: cancels a mail once, and skips sent ones. */
  async cancel(keys: readonly string[]): Promise<MailsCancelled> {
    return { cancelled: await this.states.cancel(keys, new Date()) };
  }

  /** Renders the mail of a decision for this student, without storing it. */
  previewDecision(data: DecisionMail, student: Recipient & { email: string }): DecisionPreview {
    const { subject, text, html } = this.render({ kind: 'decision', data }, student);
    return { to: student.email, subject, text, html, isKept: !this.env.SMTP_URL };
  }

  private render(request: Pick<AnyMailRequest, 'kind' | 'data'>, student: Recipient) {
    return renderMail(request, student, this.publicUrl);
  }

  private get publicUrl(): string {
    return this.env.PUBLIC_URL ?? LOCAL_ORIGIN;
  }

  private async findStudents(ids: readonly string[]) {
    const found = await this.students.lookup(ids);
    return new Map(found.map((student) => [student._id.toString(), student]));
  }

  /**
   * A removal deletes the student, then the mails. If it ran between the look-up and the insert, it missed the new
   * mails: they are deleted here. A later removal finds them itself.
   */
  private async deleteForRemoved(ids: readonly string[]): Promise<void> {
    const existing = await this.findStudents(ids);
    for (const id of ids) if (!existing.has(id)) await this.mails.deleteByRecipient(id);
  }

  private toMail(request: AnyMailRequest, student: Recipient & { email: string }, now: Date): NewMail {
    const content = this.render(request, student);
    const attachments = attachmentsOf(request, this.publicUrl, now);
    return {
      key: request.key,
      student: request.student,
      to: student.email,
      kind: request.kind,
      ...content,
      ...(attachments && { attachments }),
      ...(request.kind === 'certificate' && { certificate: request.data.certificate }),
      status: this.env.SMTP_URL ? 'queued' : 'kept',
      tries: 0,
      createdAt: now,
      dueAt: now,
      claim: null,
      claimedAt: null,
      sentAt: null,
      error: null,
      ...searchFields([content.name, student.email]),
    };
  }
}
