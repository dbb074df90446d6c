import { Inject, Injectable } from '@nestjs/common';
import type { Mail, MailSummary } from '@concord/contracts';
import { conflict, Listed, notFound } from '@concord/nest-platform';
import type { StudentsEnv } from '../env';
import { STUDENTS_ENV } from '../platform/core.module';
import { toMail, toSummary } from './mail-view';
import { MailQueue } from './mail.queue';
import { MailStatesRepository } from './mail-states.repository';
import { type MailPage, MailsRepository } from './mails.repository';

/** The outbox as staff see it. */
@Injectable()
export class OutboxService {
  private readonly isServerSet: boolean;

  constructor(
    private readonly mails: MailsRepository,
    private readonly states: MailStatesRepository,
    private readonly queue: MailQueue,
    @Inject(STUDENTS_ENV) env: Pick<StudentsEnv, 'SMTP_URL'>,
  ) {
    this.isServerSet = env.SMTP_URL !== undefined;
  }

  async list(query: MailPage): Promise<Listed<MailSummary>> {
    const { records, total } = await this.mails.list(query);
    return new Listed(records.map(toSummary), total);
  }

  /** @throws AppError 404. */
  async get(id: string): Promise<Mail> {
    const mail = await this.mails.find(id);
    if (!mail) throw notFound('This mail');
    return toMail(mail, this.isServerSet);
  }

  /** @throws AppError 404; 409 for a mail that went out, is about to, or has no mail server to go to. */
  async sendAgain(id: string): Promise<Mail> {
    const isQueued = await this.states.queueAgain(id, this.isServerSet, new Date());
    const mail = await this.get(id);
    if (!isQueued) throw conflict('CONFLICT', refusalOf(mail));
    await this.queue.add(id);
    return mail;
  }
}

function refusalOf({ status }: Mail): string {
  if (status === 'sent') return 'This mail was sent already';
  return status === 'kept' ? 'There is no mail server to send this mail with' : 'This mail is being sent';
}
