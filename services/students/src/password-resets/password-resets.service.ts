import { Inject, Injectable } from '@nestjs/common';
import type {
  calls,
  PasswordForgotBody,
  PasswordResetBody,
  PasswordResetLinkAnswer,
} from '@concord/contracts';
import {
  addressKey,
  badRequest,
  FailureLimiters,
  GuessLimiter,
  type HandlerInput,
  notFound,
  StaffVersionCache,
} from '@concord/nest-platform';
import { AccountAudit, type Origin, originOf } from '../accounts/account-audit';
import { AccountMailsRepository } from '../accounts/account-mails.repository';
import { AccountNotices } from '../accounts/account-notices';
import { refuseWeak } from '../accounts/password-rules';
import { Passwords } from '../accounts/passwords';
import { StaffRepository } from '../accounts/staff.repository';
import type { Staff } from '../accounts/staff.view';
import { refreshVersions } from '../accounts/staff-versions';
import { STUDENTS_ENV } from '../config/config.module';
import { LOCAL_ORIGIN, type StudentsEnv } from '../env';
import { ForgotLimits } from './forgot-limits';
import { PasswordResetsRepository } from './password-resets.repository';
import { resetLink } from './reset-link';

const UNUSABLE =
  'This link was used before, is older than an hour, or was replaced. Please ask for a new one';
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
    private readonly versions: StaffVersionCache,
    private readonly limits: ForgotLimits,
    private readonly audit: AccountAudit,
    private readonly notices: AccountNotices,
    @Inject(STUDENTS_ENV) private readonly env: Pick<StudentsEnv, 'PUBLIC_URL' | 'SMTP_URL'>,
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
    await this.resets.endAll(account.id);
    await refreshVersions(this.versions);
    await this.notices.tell('password-changed', account, origin);
    return {};
  }

  /** For a SUPER_ADMIN whose colleague cannot sign in. @throws AppError 404. */
  async linkFor(input: HandlerInput<typeof calls.passwordResetLink>): Promise<PasswordResetLinkAnswer> {
    const account = await this.staff.findById(input.params.id);
    if (!account) throw notFound('This account');
    input.audit.note({ label: account.email, details: { mailed: this.env.SMTP_URL !== undefined } });
    if (this.env.SMTP_URL) {
      await this.mails.orderReset(account.email, originOf(input));
      return { mailedTo: account.email };
    }
    const { token, endsAt } = await this.resets.issue(account);
    return { link: resetLink(this.env.PUBLIC_URL ?? LOCAL_ORIGIN, token), endsAt: endsAt.toISOString() };
  }

  private async accountOf(token: string): Promise<Staff | undefined> {
    const found = await this.resets.find(token);
    const account = found && (await this.staff.findById(found.staff));
    return account?.ver === found?.ver ? account : undefined;
  }
}
