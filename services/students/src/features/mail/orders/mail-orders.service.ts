import { Inject, Injectable } from '@nestjs/common';
import type {
  AssignmentMailOrder,
  CertificateMailOrder,
  DecisionMail,
  DecisionPreview,
  MailOrder,
  MailOrdersAccepted,
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

/** Order for the mail of a decision. Only this service creates them. */
type DecisionOrder = Pick<MailOrder, 'key' | 'student'> & { kind: 'decision'; data: DecisionMail };
type AnyOrder = MailOrder | AssignmentMailOrder | CertificateMailOrder | DecisionOrder;

/** Takes orders for mails. Idempotent: one mail per key. */
@Injectable()
export class MailOrdersService {
  constructor(
    private readonly mails: MailsRepository,
    private readonly states: MailStatesRepository,
    private readonly students: StudentsRepository,
    private readonly queue: MailQueue,
    @Inject(STUDENTS_ENV) private readonly env: Pick<StudentsEnv, 'PUBLIC_URL' | 'SMTP_URL'>,
  ) {}

  async order(orders: readonly AnyOrder[]): Promise<MailOrdersAccepted> {
    const students = await this.findStudents(orders.map(({ student }) => student));
    const now = new Date();
    const mails = orders.flatMap((order) => {
      const student = students.get(order.student);
      return student ? [this.toMail(order, student, now)] : [];
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

  private render(order: Pick<AnyOrder, 'kind' | 'data'>, student: Recipient) {
    return renderMail(order, student, this.publicUrl);
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
    for (const id of ids) if (!existing.has(id)) await this.mails.deleteByStudent(id);
  }

  private toMail(order: AnyOrder, student: Recipient & { email: string }, now: Date): NewMail {
    const content = this.render(order, student);
    const attachments = attachmentsOf(order, this.publicUrl, now);
    return {
      key: order.key,
      student: order.student,
      to: student.email,
      kind: order.kind,
      ...content,
      ...(attachments && { attachments }),
      ...(order.kind === 'certificate' && { certificate: order.data.certificate }),
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
