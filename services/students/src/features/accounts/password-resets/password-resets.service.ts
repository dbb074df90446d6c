import { Injectable } from '@nestjs/common';
import type {
  calls,
  PasswordForgotBody,
  PasswordResetBody,
  PasswordResetLinkAnswer,
} from '@concord/contracts';
import {
  addressKey,
  badRequest,
  conflict,
  FailureLimiters,
  GuessLimiter,
  type HandlerInput,
  notFound,
  type Origin,
  originOf,
} from '@concord/nest-platform';
import { AccountMailsRepository } from '../../../store/account-mails/account-mails.repository';
import { PasswordResetsRepository } from '../../../store/password-resets/password-resets.repository';
import type { Staff } from '../../../store/staff/staff';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { AccountAudit } from '../account-records/account-audit';
import { AccountNotices } from '../account-records/account-notices';
import { refuseWeak } from '../passwords/password-rules';
import { Passwords } from '../passwords/passwords';
import { Revocations } from '../revocations/revocations.service';
import { ForgotLimits } from './forgot-limits';
import { PasswordLinks } from './password-links.service';

const UNUSABLE = 'This link has been used, has expired or was replaced. Please request a new one';
const unusable = () => badRequest('VALIDATION', UNUSABLE, [{ path: 'token', message: UNUSABLE }]);
const GUESSES = { perAddress: 20, inAll: 300, seconds: 15 * 60 };

/** New passwords for those who forgot theirs. A second factor stays: the new password alone opens no account that has one. */
@Injectable()
export class PasswordResetsService {
  private readonly guesses: GuessLimiter;

  constructor(
    private readonly resets: PasswordResetsRepository,
    private readonly mails: AccountMailsRepository,
    private readonly staff: StaffRepository,
    private readonly passwords: Passwords,
    private readonly revocations: Revocations,
    private readonly limits: ForgotLimits,
    private readonly audit: AccountAudit,
    private readonly notices: AccountNotices,
    private readonly links: PasswordLinks,
    limiters: FailureLimiters,
  ) {
    this.guesses = new GuessLimiter(limiters, 'staff-reset', GUESSES);
  }

  /** Orders the mail; its worker looks for the account, so that the answer's time tells nothing. @throws AppError 429. */
  async forgot({ email }: PasswordForgotBody, origin: Origin): Promise<Record<string, never>> {
    if (await this.limits.count(email, origin.address)) await this.mails.orderReset(email, origin);
    return {};
  }

  /** Replaces the password and ends all sessions. @throws AppError 400 for a link that is no use or a weak password, 429, 503. */
  async reset({ token, password }: PasswordResetBody, origin: Origin): Promise<Record<string, never>> {
    const account = await this.accountOf(token);
    if (!account) {
      await this.audit.resetRefused(origin);
      await this.guesses.countWrong(origin.address);
      throw unusable();
    }
    refuseWeak({ username: account.username, email: account.email, password });
    const passwordHash = await this.passwords.hash(password, { key: addressKey(origin.address) });
    await this.audit.passwordReset(account, origin, async () => {
      // Raises the version that the link is bound to: of several uses at once, one succeeds.
      if (!(await this.staff.raiseVersion(account, passwordHash))) throw unusable();
    });
    await this.revocations.accountChanged(account.id);
    await this.resets.endAll(account.id);
    if (!account.isInvited) await this.notices.tell('password-changed', account, origin);
    return {};
  }

  /** For a SUPER_ADMIN whose colleague cannot sign in. @throws AppError 404, 409 for a suspended one. */
  async linkFor(input: HandlerInput<typeof calls.passwordResetLink>): Promise<PasswordResetLinkAnswer> {
    const account = await this.staff.findById(input.params.id);
    if (!account) throw notFound('This account');
    input.audit.note({ label: account.email, details: { mailed: this.links.areMailed } });
    if (account.suspended) throw conflict('CONFLICT', 'This account is suspended. Lift the suspension first');
    return this.links.make(account, originOf(input));
  }

  private async accountOf(token: string): Promise<Staff | undefined> {
    const found = await this.resets.find(token);
    const account = found && (await this.staff.findById(found.staff));
    return account?.ver === found?.ver && !account?.suspended ? account : undefined;
  }
}
