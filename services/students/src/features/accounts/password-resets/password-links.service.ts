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

/** Creates links by which owners set their password: the first one after an invitation, or a new one. */
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

  /** Link for a colleague who cannot sign in, by a SUPER_ADMIN. @throws AppError 404, 409 for a suspended account */
  async linkFor(input: HandlerInput<typeof calls.passwordResetLink>): Promise<PasswordResetLinkAnswer> {
    const account = required(await this.staff.findById(input.params.id), 'This account');
    input.audit.note({ label: account.email, details: { mailed: this.areMailed } });
    if (account.suspended) throw conflict('CONFLICT', 'This account is suspended. Lift the suspension first');
    return this.make(account, originOf(input));
  }

  /** Orders a mail with a link, or returns the link if there is no mail server. */
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
