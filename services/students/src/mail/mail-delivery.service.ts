import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { email } from '@concord/contracts';
import { log } from '@concord/nest-platform';
import type { MailRecord } from './mail.schema';
import { MAX_TRIES, type MailOutcome, pauseAfter } from './mail-outcome';
import { MailServer, SENDING_MS } from './mail-server';
import { MailStatesRepository } from './mail-states.repository';
import { MailsRepository } from './mails.repository';

/** Injection token of the {@link MailServer}, undefined when none is set. */
export const MAIL_SERVER = Symbol('MAIL_SERVER');

/** Longer than any try lasts: when a claim ends, its holder is gone. */
export const CLAIM_MS = SENDING_MS + 50_000;

/**
 * Sends one mail. Several processes may be asked to at once, and again: the claim is one conditional update. Whoever
 * dies after the claim leaves a mail that is not sent again by itself, because it may have gone out.
 */
@Injectable()
export class MailDelivery implements OnApplicationShutdown {
  constructor(
    private readonly mails: MailsRepository,
    private readonly states: MailStatesRepository,
    @Inject(MAIL_SERVER) private readonly server: MailServer | undefined,
  ) {}

  async deliver(id: string): Promise<void> {
    const claim = randomUUID();
    const now = new Date();
    if (!(await this.states.claim(id, claim, now, new Date(now.getTime() + CLAIM_MS)))) return;
    const mail = await this.mails.find(id);
    // Gone with its student meanwhile.
    if (mail) await this.settle(mail, claim);
  }

  onApplicationShutdown(): void {
    this.server?.close();
  }

  private async settle(mail: MailRecord, claim: string): Promise<void> {
    const id = mail._id.toString();
    if (!this.server) return void (await this.states.kept(id, claim));
    if (!email.safeParse(mail.to).success)
      return void (await this.states.failed(id, claim, 'This is not an e-mail address'));
    const problem = await this.server.send(mail);
    if (problem) await this.note(mail, claim, problem);
    else if (!(await this.states.sent(id, claim, new Date())))
      log.warn({ mail: id }, 'a mail was sent whose record is gone or queued anew');
  }

  private async note({ _id, tries }: MailRecord, claim: string, { is, why }: MailOutcome): Promise<void> {
    const id = _id.toString();
    log.warn({ mail: id, tries, is, why }, 'a mail was not sent');
    if (is === 'unknown') await this.states.unknown(id, claim, why);
    else if (is === 'failed' || tries >= MAX_TRIES) await this.states.failed(id, claim, why);
    else await this.states.postpone(id, claim, new Date(Date.now() + pauseAfter(tries)), why);
  }
}
