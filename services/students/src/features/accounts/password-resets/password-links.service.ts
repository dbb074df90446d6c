import { Inject, Injectable } from '@nestjs/common';
import type { PasswordResetLinkAnswer } from '@concord/contracts';
import type { Origin } from '@concord/nest-platform';
import { LOCAL_ORIGIN, type StudentsEnv } from '../../../env';
import { STUDENTS_ENV } from '../../../shared/config.module';
import { AccountMailsRepository } from '../../../store/account-mails/account-mails.repository';
import { PasswordResetsRepository } from '../../../store/password-resets/password-resets.repository';
import type { Staff } from '../../../store/staff/staff';
import { passwordLink } from './password-link';

/** Links by which the owner of an account chooses its password: the first one after an invitation, or a new one. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly resets: PasswordResetsRepository,
    private readonly mails: AccountMailsRepository,
    @Inject(STUDENTS_ENV) private readonly env: Pick<StudentsEnv, 'PUBLIC_URL' | 'SMTP_URL'>,
  ) {}

  get areMailed(): boolean {
    return this.env.SMTP_URL !== undefined;
  }

  /** Orders the mail with a link, or answers the link where no mail server is set. */
  async make(account: Staff, origin: Origin): Promise<PasswordResetLinkAnswer> {
    const { email, isInvited } = account;
    if (this.areMailed) {
      await (isInvited ? this.mails.orderInvitation(email, origin) : this.mails.orderReset(email, origin));
      return { mailedTo: email };
    }
    const { token, endsAt } = await this.resets.issue(account);
    const link = passwordLink(this.env.PUBLIC_URL ?? LOCAL_ORIGIN, token, account);
    return { link, endsAt: endsAt.toISOString() };
  }
}
