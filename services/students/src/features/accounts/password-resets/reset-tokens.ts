import { Injectable } from '@nestjs/common';
import { badRequest, FailureLimiters, GuessLimiter, type Origin } from '@concord/nest-platform';
import { PasswordResetsRepository } from '../../../store/password-resets/password-resets.repository';
import type { Staff } from '../../../store/staff/staff';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { AccountAudit } from '../account-records/account-audit';

const UNUSABLE = 'This link has been used, has expired or was replaced. Please request a new one';
const unusable = () => badRequest('VALIDATION', UNUSABLE, [{ path: 'token', message: UNUSABLE }]);
const GUESSES = { perAddress: 20, inAll: 300, seconds: 15 * 60 };

/** Manages the single-use tokens of password links. */
@Injectable()
export class ResetTokens {
  private readonly guesses: GuessLimiter;

  constructor(
    private readonly resets: PasswordResetsRepository,
    private readonly staff: StaffRepository,
    private readonly audit: AccountAudit,
    limiters: FailureLimiters,
  ) {
    this.guesses = new GuessLimiter(limiters, 'staff-reset', GUESSES);
  }

  /** @returns the account of the token @throws AppError 400 for an invalid token, 429 */
  async accountOf(token: string, origin: Origin): Promise<Staff> {
    const found = await this.resets.find(token);
    const account = found && (await this.staff.findById(found.staff));
    if (account && account.ver === found.ver && !account.suspended) return account;
    await this.audit.resetRefused(origin);
    await this.guesses.countWrong(origin.address);
    throw unusable();
  }

  /**
   * Replaces the password and raises the account's version, to which the token is bound: of concurrent uses one
   * succeeds.
   */
  async use(account: Staff, passwordHash: string): Promise<void> {
    if (!(await this.staff.raiseVersion(account, passwordHash))) throw unusable();
  }

  endAll(account: string): Promise<void> {
    return this.resets.endAll(account);
  }
}
