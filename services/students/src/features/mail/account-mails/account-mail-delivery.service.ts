import { Inject, Injectable } from '@nestjs/common';
import { log } from '@concord/nest-platform';
import type { AccountMailRecord } from '../../../store/account-mails/account-mail.schema';
import {
  AccountMailsRepository,
  type AccountOwner,
} from '../../../store/account-mails/account-mails.repository';
import { PasswordResetsRepository } from '../../../store/password-resets/password-resets.repository';
import type { Staff } from '../../../store/staff/staff';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { AccountAudit } from '../../accounts/account-records/account-audit';
import { passwordLink } from '../../accounts/password-resets/password-link';
import type { MailServer } from '../delivery/mail-server';
import { MAIL_SERVER, PUBLIC_ORIGIN } from '../delivery/mail-server.module';
import { retryDelay } from '../delivery/send-outcome';
import { renderAccountMail } from './account-mail-content';
import { ACCOUNT_NOTICE_WORDS, isNotice } from './account-notice-words';

/**
 * Maximum tries: about an hour with the delays of {@link retryDelay}, because nobody waits longer for a link.
 */
const MAX_TRIES = 7;

/** Sends mails to the owners of staff accounts, each at most once. */
@Injectable()
export class AccountMailDelivery {
  constructor(
    private readonly mails: AccountMailsRepository,
    private readonly staff: StaffRepository,
    private readonly resets: PasswordResetsRepository,
    private readonly audit: AccountAudit,
    @Inject(MAIL_SERVER) private readonly server: MailServer | undefined,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {}

  async deliver(mail: AccountMailRecord): Promise<void> {
    if (!(await this.mails.claim(mail))) return;
    const account = await this.staff.findByEmail(mail.email);
    if (mail.kind === 'password-reset' && mail.tries === 0) await this.record(mail, account);
    const { email, username } = mail;
    // A notice belongs to the owner at the time of the order.
    if (username !== undefined) await this.send(mail, { email, username }, () => this.linkFor(mail));
    else if (account && !account.suspended) await this.send(mail, account, () => this.linkFor(mail, account));
  }

  private record({ email, address, requestId }: AccountMailRecord, account: Staff | undefined) {
    const refusal = refusalOf(account, this.server);
    return this.audit.forgot(email, account, { address, requestId }, refusal);
  }

  private async send(
    mail: AccountMailRecord,
    to: AccountOwner,
    linkFor: () => Promise<string>,
  ): Promise<void> {
    if (!this.server) return;
    const content = renderAccountMail(mail.kind, to, await linkFor());
    const failure = await this.server.send({ key: mail.key, to: to.email, ...content });
    if (!failure) return;
    const tries = mail.tries + 1;
    log.warn({ accountMail: mail._id.toString(), tries, ...failure }, 'a mail to staff was not sent');
    if (failure.status === 'temporary' && tries < MAX_TRIES)
      await this.mails.reschedule(mail._id, new Date(Date.now() + retryDelay(tries)));
  }

  /** Creates a new link for each try, because links are credentials and are not stored. */
  private async linkFor({ kind }: AccountMailRecord, account?: Staff): Promise<string> {
    if (account && kind !== 'sign-up-attempt')
      return passwordLink(this.origin, (await this.resets.issue(account)).token, account);
    return new URL(isNotice(kind) ? ACCOUNT_NOTICE_WORDS[kind].path : '/signin', this.origin).href;
  }
}

/** Reason to send no link. */
function refusalOf(account: Staff | undefined, server: MailServer | undefined): string | undefined {
  if (!account) return 'No account has this e-mail';
  if (account.suspended) return 'The account is suspended';
  return server ? undefined : 'No mail server is set up';
}
