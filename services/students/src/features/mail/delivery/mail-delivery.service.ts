import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { email } from '@concord/contracts';
import { log } from '@concord/nest-platform';
import { MailStatesRepository } from '../../../store/mails/mail-states.repository';
import type { MailRecord } from '../../../store/mails/mail.schema';
import { MailsRepository } from '../../../store/mails/mails.repository';
import { MailDocuments } from './mail-documents';
import { MailServer, SEND_TIMEOUT_MS } from './mail-server';
import { MAIL_SERVER } from './mail-server.module';
import { MAX_ATTEMPTS, type SendFailure, retryDelay } from './send-outcome';

/** Longer than any attempt: if a claim expires, its worker has crashed. */
export const CLAIM_MS = SEND_TIMEOUT_MS + 50_000;

/**
 * Sends a mail at most once: the claim is one conditional update. After a crash of the worker, the mail is not sent
 * again automatically, because it may have been sent.
 */
@Injectable()
export class MailDeliveryService implements OnApplicationShutdown {
  constructor(
    private readonly mails: MailsRepository,
    private readonly states: MailStatesRepository,
    private readonly documents: MailDocuments,
    @Inject(MAIL_SERVER) private readonly server: MailServer | undefined,
  ) {}

  async deliver(id: string): Promise<void> {
    const claim = randomUUID();
    const now = new Date();
    if (!(await this.states.claim(id, claim, now, new Date(now.getTime() + CLAIM_MS)))) return;
    const mail = await this.mails.find(id);
    // Undefined if the student was removed meanwhile.
    if (mail) await this.send(mail, claim);
  }

  onApplicationShutdown(): void {
    this.server?.close();
  }

  private async send(mail: MailRecord, claim: string): Promise<void> {
    const id = mail._id.toString();
    if (!this.server) return void (await this.states.markKept(id, claim));
    if (!email.safeParse(mail.to).success)
      return void (await this.states.markFailed(id, claim, 'This is not an e-mail address'));
    const file = await this.documents.of(mail);
    if (file instanceof Date) return void (await this.states.defer(id, claim, file));
    const failure = await this.server.send(mail, file);
    if (failure) await this.storeFailure(mail, claim, failure);
    else if (!(await this.states.markSent(id, claim, new Date())))
      log.warn({ mail: id }, 'a mail was sent whose record is gone or queued again');
  }

  private async storeFailure(
    { _id, tries }: MailRecord,
    claim: string,
    { status, reason }: SendFailure,
  ): Promise<void> {
    const id = _id.toString();
    log.warn({ mail: id, tries, status, reason }, 'a mail was not sent');
    if (status === 'unknown') await this.states.markUnknown(id, claim, reason);
    else if (status === 'failed' || tries >= MAX_ATTEMPTS) await this.states.markFailed(id, claim, reason);
    else await this.states.reschedule(id, claim, new Date(Date.now() + retryDelay(tries)), reason);
  }
}
