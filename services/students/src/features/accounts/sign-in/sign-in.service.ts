import { Injectable } from '@nestjs/common';
import type { LoginAnswer, LoginBody } from '@concord/contracts';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { AccountAudit } from '../account-records/account-audit';
import { FactorsService } from '../factors/factors.service';
import { type Client, StaffTokens } from '../sessions/staff-tokens';
import { toSessionUser } from '../staff/staff.view';
import { SignInCheck } from './sign-in-check';

/** Signs in staff by password, and by a code if the account has a second factor. */
@Injectable()
export class SignInService {
  constructor(
    private readonly credentials: SignInCheck,
    private readonly staff: StaffRepository,
    private readonly factors: FactorsService,
    private readonly tokens: StaffTokens,
    private readonly audit: AccountAudit,
  ) {}

  /**
   * @throws AppError 401 INVALID_CREDENTIALS or SECOND_FACTOR, 403 ACCOUNT_SUSPENDED or INITIAL_PASSWORD_EXPIRED,
   * 429, 503
   */
  async login(body: LoginBody, client: Client): Promise<LoginAnswer> {
    const { account, outcome } = await this.credentials.check(body, client);
    await this.audit.signedIn(account, client, outcome);
    await this.staff.noteSignIn(account.id);
    if (outcome === 'off') {
      const isNeeded = this.factors.isRequired(account.role);
      const user = toSessionUser(account, isNeeded ? 'needed' : undefined);
      return { token: await this.tokens.open(account, client, { isNeeded }), ...user };
    }
    const token = await this.tokens.open(account, client, { confirmedAt: Date.now() });
    return { token, ...toSessionUser(account, 'on') };
  }
}
