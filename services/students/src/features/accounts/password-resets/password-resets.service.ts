import { Injectable } from '@nestjs/common';
import type { PasswordResetBody } from '@concord/contracts';
import { addressKey, type Origin } from '@concord/nest-platform';
import { AccountAudit } from '../account-records/account-audit';
import { AccountNotices } from '../account-records/account-notices';
import { refuseWeak } from '../passwords/password-rules';
import { Passwords } from '../passwords/passwords';
import { Revocations } from '../revocations/revocations.service';
import { ResetTokens } from './reset-tokens';

/** Resets forgotten passwords. The second factor stays, so that a reset does not bypass it. */
@Injectable()
export class PasswordResetsService {
  constructor(
    private readonly tokens: ResetTokens,
    private readonly passwords: Passwords,
    private readonly revocations: Revocations,
    private readonly audit: AccountAudit,
    private readonly notices: AccountNotices,
  ) {}

  /**
   * Replaces the password and ends all sessions.
   * @throws AppError 400 for an invalid link or a weak password, 429, 503
   */
  async reset({ token, password }: PasswordResetBody, origin: Origin): Promise<Record<string, never>> {
    const account = await this.tokens.accountOf(token, origin);
    refuseWeak({ username: account.username, email: account.email, password });
    const passwordHash = await this.passwords.hash(password, { key: addressKey(origin.address) });
    await this.audit.passwordReset(account, origin, () => this.tokens.use(account, passwordHash));
    await this.revocations.accountChanged(account.id);
    await this.tokens.endAll(account.id);
    if (!account.isInvited) await this.notices.tell('password-changed', account, origin);
    return {};
  }
}
