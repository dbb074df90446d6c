import { Inject, Injectable } from '@nestjs/common';
import type { calls, PasswordResetLinkAnswer } from '@concord/contracts';
import { conflict, type HandlerInput, type Origin, originOf, required } from '@concord/nest-platform';
import { LOCAL_ORIGIN, type StudentsEnv } from '../../../env';
import { STUDENTS_ENV } from '../../../shared/config.module';
import { AccountMailsRepository } from '../../../store/account-mails/account-mails.repository';
import { PasswordResetsRepository } from '../../../store/password-resets/password-resets.repository';
import type { Staff } from '../../../store/staff/staff';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { passwordLink } from './password-link';

/** Links by which the owner of an account chooses its password: the first one after an invitation, or a new one. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly resets: PasswordResetsRepository,
    private readonly mails: AccountMailsRepository,
    private readonly staff: StaffRepository,
    @Inject(STUDENTS_ENV) private readonly env: Pick<StudentsEnv, 'PUBLIC_URL' | 'SMTP_URL'>,
  ) {}

  get areMailed(): boolean {
    return this.env.SMTP_URL !== undefined;
  }

  /** Link for a SUPER_ADMIN whose colleague cannot sign in. @throws AppError 404, 409 for a suspended one. */
  async linkFor(input: HandlerInput<typeof calls.passwordResetLink>): Promise<PasswordResetLinkAnswer> {
    const account = required(await this.staff.findById(input.params.id), 'This account');
    input.audit.note({ label: account.email, details: { mailed: this.areMailed } });
    if (account.suspended) throw conflict('CONFLICT', 'This account is suspended. Lift the suspension first');
    return this.make(account, originOf(input));
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
