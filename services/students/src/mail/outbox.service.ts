import { Inject, Injectable } from '@nestjs/common';
import type { Mail, MailSummary, OutboxListQuery } from '@concord/contracts';
import {
  type AuditNote,
  conflict,
  forbidden,
  isSuper,
  notFound,
  type Page,
  type StaffActor,
} from '@concord/nest-platform';
import type { StudentsEnv } from '../env';
import { STUDENTS_ENV } from '../config/config.module';
import { toMail, toMailSummary } from './mail.view';
import { MailQueue } from './mail.queue';
import { MailStatesRepository } from './mail-states.repository';
import { MailsRepository } from './mails.repository';

/** Shows the outbox to staff, and sends mails again. */
@Injectable()
export class OutboxService {
  private readonly hasMailServer: boolean;

  constructor(
    private readonly mails: MailsRepository,
    private readonly states: MailStatesRepository,
    private readonly queue: MailQueue,
    @Inject(STUDENTS_ENV) env: Pick<StudentsEnv, 'SMTP_URL'>,
  ) {
    this.hasMailServer = env.SMTP_URL !== undefined;
  }

  async list(query: OutboxListQuery): Promise<Page<MailSummary>> {
    return (await this.mails.list(query)).map(toMailSummary);
  }

  /** A mail with its words; those with results are for SUPER_ADMIN, as results are. @throws AppError 403, 404. */
  async get(staff: StaffActor, id: string): Promise<Mail> {
    const mail = await this.mails.find(id);
    if (!mail) throw notFound('This mail');
    if (mail.kind === 'result' && !isSuper(staff)) throw forbidden('Only a SUPER_ADMIN may read results');
    return toMail(mail, this.hasMailServer);
  }

  /** @throws AppError 404; 409 for a mail that was sent, is queued, or has no mail server. */
  async sendAgain(staff: StaffActor, id: string, audit: AuditNote): Promise<Mail> {
    const isQueued = await this.states.requeue(id, this.hasMailServer, new Date());
    const mail = await this.get(staff, id);
    audit.note({ label: `${mail.subject}, to ${mail.to}` });
    if (!isQueued) throw conflict('CONFLICT', refusalText(mail));
    await this.queue.add(id);
    return mail;
  }
}

function refusalText({ status }: Mail): string {
  if (status === 'sent') return 'This mail was sent already';
  return status === 'kept' ? 'There is no mail server to send this mail with' : 'This mail is being sent';
}
