import { Inject, Injectable } from '@nestjs/common';
import { log } from '@concord/nest-platform';
import type { AccountMailRecord } from '../../../store/account-mails/account-mail.schema';
import {
  AccountMailsRepository,
  type AccountOwner,
} from '../../../store/account-mails/account-mails.repository';
import type { Staff } from '../../../store/staff/staff';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { AccountAudit } from '../../accounts/account-records/account-audit';
import type { MailServer } from '../delivery/mail-server';
import { MAIL_SERVER } from '../delivery/mail-server.module';
import { retryDelay } from '../delivery/send-outcome';
import { renderAccountMail } from './account-mail-content';
import { AccountMailLinks } from './account-mail-links';

/** Maximum number of tries: about an hour with {@link retryDelay}, because nobody waits longer for a link. */
const MAX_TRIES = 7;

/** Sends mails to the owners of staff accounts, each at most once. */
@Injectable()
export class AccountMailDelivery {
  constructor(
    private readonly mails: AccountMailsRepository,
    private readonly staff: StaffRepository,
    private readonly links: AccountMailLinks,
    private readonly audit: AccountAudit,
    @Inject(MAIL_SERVER) private readonly server: MailServer | undefined,
  ) {}

  async deliver(mail: AccountMailRecord): Promise<void> {
    if (!(await this.mails.claim(mail))) return;
    const account = await this.staff.findByEmail(mail.email);
    if (mail.kind === 'password-reset' && mail.tries === 0) await this.record(mail, account);
    const { email, username } = mail;
    // A notice goes to the owner at the time of the request.
    if (username !== undefined) await this.send(mail, { email, username });
    else if (account && !account.suspended) await this.send(mail, account, account);
  }

  private record({ email, address, requestId }: AccountMailRecord, account: Staff | undefined) {
    const refusal = refusalOf(account, this.server);
    return this.audit.forgot(email, account, { address, requestId }, refusal);
  }

  private async send(mail: AccountMailRecord, to: AccountOwner, account?: Staff): Promise<void> {
    if (!this.server) return;
    const content = renderAccountMail(mail.kind, to, await this.links.linkFor(mail.kind, account));
    const failure = await this.server.send({ key: mail.key, to: to.email, ...content });
    if (!failure) return;
    const tries = mail.tries + 1;
    log.warn({ accountMail: mail._id.toString(), tries, ...failure }, 'a mail to staff was not sent');
    if (failure.status === 'temporary' && tries < MAX_TRIES)
      await this.mails.reschedule(mail._id, new Date(Date.now() + retryDelay(tries)));
  }
}

/** Reason for not sending a link. */
function refusalOf(account: Staff | undefined, server: MailServer | undefined): string | undefined {
  if (!account) return 'No account has this e-mail';
  if (account.suspended) return 'The account is suspended';
  return server ? undefined : 'No mail server is set up';
}
