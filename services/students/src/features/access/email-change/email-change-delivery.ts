import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_LIMITS } from '@concord/contracts';
import { log } from '@concord/nest-platform';
import type { EmailChangeRecord } from '../../../store/email-changes/email-change.schema';
import { EmailChangesRepository } from '../../../store/email-changes/email-changes.repository';
import { instituteFoot } from '../../mail/content/mail-content';
import { oneLine } from '../../mail/content/typed-text';
import { compileMail } from '../../mail/content/mail-templates';
import type { MailServer } from '../../mail/delivery/mail-server';
import { MAIL_SERVER } from '../../mail/delivery/mail-server.module';
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
    @Inject(MAIL_SERVER) private readonly server: MailServer | undefined,
  ) {}

  /** @returns false if another worker has it, or this one has no mail server */
  async deliver(mail: EmailChangeRecord): Promise<boolean> {
    if (!this.server || !(await this.changes.claim(mail))) return false;
    const { _id, kind, email, sends } = mail;
    const view = { institute: instituteFoot(), name: oneLine(mail.name), minutes: ACCESS_LIMITS.codeMinutes };
    const code = newCode();
    if (kind === 'code') await this.changes.setCode(_id, code);
    const parts = TEMPLATES[kind]({ ...view, code });
    const failure = await this.server.send({
      key: `email-${kind}-${_id}-${sends}`,
      to: email,
      name: view.name,
      ...parts,
    });
    if (failure) await this.retry(mail, failure.status === 'temporary');
    return true;
  }

  private async retry({ _id, kind, sends }: EmailChangeRecord, isTemporary: boolean): Promise<void> {
    log.warn({ kind, sends, isTemporary }, 'a mail about a changed address was not sent');
    const seconds = RETRY_SECONDS[sends];
    if (isTemporary && seconds) await this.changes.reschedule(_id, new Date(Date.now() + seconds * 1000));
  }
}
