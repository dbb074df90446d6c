import { Injectable } from '@nestjs/common';
import { LIMITS, type LoginBody } from '@concord/contracts';
import { addressKey, AppError } from '@concord/nest-platform';
import type { Staff } from '../../../store/staff/staff';
import { isExpired, StaffRepository } from '../../../store/staff/staff.repository';
import { AccountAudit } from '../account-records/account-audit';
import { type CodeOutcome, FactorsService } from '../factors/factors.service';
import { Passwords } from '../passwords/passwords';
import type { Client } from '../sessions/staff-tokens';
import { SignInLimits } from './sign-in-limits';

const invalidCredentials = () =>
  new AppError(401, 'INVALID_CREDENTIALS', 'The e-mail or the password is not right');
const initialExpired = () =>
  new AppError(
    403,
    'INITIAL_PASSWORD_EXPIRED',
    `This first password was not replaced within ${LIMITS.initialPasswordDays} days and no longer works. ` +
      'Ask a SUPER_ADMIN or the operator of the site for a new one',
  );
const suspended = () =>
  new AppError(403, 'ACCOUNT_SUSPENDED', 'This account is suspended. Please ask a SUPER_ADMIN about it');
const codeNeeded = () => new AppError(401, 'SECOND_FACTOR', 'Enter the code from your authenticator app');
export const WRONG_CODE = 'That code is not right. Codes change every 30 seconds';

/** An account whose password (and code, if needed) was right. */
export interface CheckedAccount {
  readonly account: Staff;
  readonly outcome: CodeOutcome;
}

/** Checks password and code of a sign-in, and counts and records refusals. */
@Injectable()
export class SignInCheck {
  constructor(
    private readonly staff: StaffRepository,
    private readonly passwords: Passwords,
    private readonly limits: SignInLimits,
    private readonly factors: FactorsService,
    private readonly audit: AccountAudit,
  ) {}

  /** @throws AppError as `SignInService.login` does */
  async check({ email, password, code }: LoginBody, client: Client): Promise<CheckedAccount> {
    const account = await this.accountOf(email, password, client);
    await this.refuseClosed(account, client);
    const outcome = await this.requireCode(account, code, client);
    await this.limits.countRight(account.id);
    return { account, outcome };
  }

  private async accountOf(email: string, password: string, client: Client): Promise<Staff> {
    const { device } = client;
    const key = addressKey(client.address);
    let account: Staff | undefined;
    const isRight = await this.limits.check({ email, addressKey: key, device }, async () => {
      const found = await this.staff.findForSignIn(email);
      account = found?.staff;
      const caller = { key: device ?? key, isKnownDevice: device !== undefined };
      return this.passwords.matches(found?.passwordHash, password, caller);
    });
    if (account && isRight) return account;
    await this.audit.signInRefused(email, account, client);
    throw invalidCredentials();
  }

  /** Refuses an account that cannot sign in; only the right password reveals that. @throws AppError 403 */
  private async refuseClosed(account: Staff, client: Client): Promise<void> {
    const refusal = account.suspended ? suspended() : isExpired(account) ? initialExpired() : undefined;
    if (!refusal) return;
    await this.audit.closedRefused(account, refusal.code, client);
    throw refusal;
  }

  /** Known devices need the code as well. */
  private async requireCode(account: Staff, code: string | undefined, client: Client): Promise<CodeOutcome> {
    const outcome = await this.factors.check(account.id, code);
    if (outcome === 'missing') throw codeNeeded();
    if (outcome === 'recovery-code') await this.audit.recoveryUsed(account, client);
    if (outcome !== 'wrong') return outcome;
    await this.audit.codeRefused(account, client);
    throw new AppError(401, 'SECOND_FACTOR', WRONG_CODE);
  }
}
