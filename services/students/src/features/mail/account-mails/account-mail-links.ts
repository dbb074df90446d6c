import { Inject, Injectable } from '@nestjs/common';
import type { AccountMailRecord } from '../../../store/account-mails/account-mail.schema';
import { PasswordResetsRepository } from '../../../store/password-resets/password-resets.repository';
import type { Staff } from '../../../store/staff/staff';
import { passwordLink } from '../../accounts/password-resets/password-link';
import { PUBLIC_ORIGIN } from '../delivery/mail-server.module';
import { ACCOUNT_NOTICE_WORDS, isNotice } from './account-notice-words';

/** Creates the links in mails to owners of staff accounts. */
@Injectable()
export class AccountMailLinks {
  constructor(
    private readonly resets: PasswordResetsRepository,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {}

  /** A new link for each try, because links are credentials and are never stored. */
  async linkFor(kind: AccountMailRecord['kind'], account?: Staff): Promise<string> {
    if (account && kind !== 'sign-up-attempt')
      return passwordLink(this.origin, (await this.resets.issue(account)).token, account);
    return new URL(isNotice(kind) ? ACCOUNT_NOTICE_WORDS[kind].path : '/signin', this.origin).href;
  }
}
