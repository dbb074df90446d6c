import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_LIMITS, internalCalls } from '@concord/contracts';
import { InternalClient, log } from '@concord/nest-platform';
import type { EmailChangeRecord } from '../../../store/email-changes/email-change.schema';
import { EmailChangesRepository } from '../../../store/email-changes/email-changes.repository';
import { instituteFoot } from '../../mail/content/mail-content';
import { oneLine } from '../../mail/content/typed-text';
import { compileMail } from '../../mail/content/mail-templates';
import type { MailServer } from '../../mail/delivery/mail-server';
import { MAIL_SERVER } from '../../mail/delivery/mail-server.module';
import type { SendFailure } from '../../mail/delivery/send-outcome';
import { newCode } from '../codes/new-code';

/** Compiled at start, so that a worker with a broken template does not start. */
const TEMPLATES = { code: compileMail('email-change'), notice: compileMail('email-changed') };
/** Waits in seconds before the next attempts; a code and a notice expire meanwhile. */
const RETRY_SECONDS = [5, 15, 40, 90, 180, 600, 3600];

/** Sends the mails of changed addresses. A code is made while it is sent, because only its hash is stored. */
@Injectable()
export class EmailChangeDelivery {
  constructor(
    private readonly changes: EmailChangesRepository,
    private readonly internal: InternalClient,
    @Inject(MAIL_SERVER) private readonly server: MailServer | undefined,
  ) {}

  /** @returns false if another worker has it, or this one has no mail server */
  async deliver(mail: EmailChangeRecord): Promise<boolean> {
    if (!this.server || !(await this.changes.claim(mail))) return false;
    const failure = await this.send(mail, this.server);
    if (failure) await this.retry(mail, failure.status === 'temporary');
    return true;
  }

  private async send(mail: EmailChangeRecord, server: MailServer): Promise<SendFailure | undefined> {
    const { _id, kind, email, sends } = mail;
    if (kind === 'notice') {
      const outcome = await this.outcomeOf(mail);
      if (outcome === 'unchanged') return this.changes.remove(_id).then(() => undefined);
      if (outcome === 'unknown') return { status: 'temporary', reason: 'the register could not be asked' };
    }
    const view = { institute: instituteFoot(), name: oneLine(mail.name), minutes: ACCESS_LIMITS.codeMinutes };
    const code = newCode();
    if (kind === 'code') await this.changes.setCode(_id, code);
    const parts = TEMPLATES[kind]({ ...view, code });
    return server.send({
      key: `email-${kind}-${_id}-${sends}`,
      to: email,
      name: view.name,
      ...parts,
    });
  }

  /** Asks the register whether a change happened whose answer was lost, so that no notice tells of another. */
  private async outcomeOf({ member, email, isCertain }: EmailChangeRecord) {
    if (isCertain) return 'changed';
    try {
      const body = { members: [member], students: [] };
      const [found] = await this.internal.call(internalCalls.internalMembersFind, { body });
      return !found || found.email === email ? 'unchanged' : 'changed';
    } catch (error) {
      log.warn({ error }, 'the register could not be asked about a changed address');
      return 'unknown';
    }
  }

  private async retry({ _id, kind, sends }: EmailChangeRecord, isTemporary: boolean): Promise<void> {
    log.warn({ kind, sends, isTemporary }, 'a mail about a changed address was not sent');
    const seconds = RETRY_SECONDS[sends];
    if (isTemporary && seconds) await this.changes.reschedule(_id, new Date(Date.now() + seconds * 1000));
  }
}
