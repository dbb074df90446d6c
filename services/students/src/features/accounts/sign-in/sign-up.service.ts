import { Injectable } from '@nestjs/common';
import type { StaffRegisterAnswer, StaffRegisterBody } from '@concord/contracts';
import { addressKey } from '@concord/nest-platform';
import { AccountMailsRepository } from '../../../store/account-mails/account-mails.repository';
import { AccountAudit } from '../account-records/account-audit';
import { refuseWeak } from '../passwords/password-rules';
import { Revocations } from '../revocations/revocations.service';
import { type Client, StaffTokens } from '../sessions/staff-tokens';
import { toSessionUser } from '../staff/staff.view';
import { AccountOpening } from './account-opening';
import { isEmailTaken } from './sign-up-limits';

/** Opens accounts for people who sign up as staff. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly opening: AccountOpening,
    private readonly tokens: StaffTokens,
    private readonly revocations: Revocations,
    private readonly audit: AccountAudit,
    private readonly mails: AccountMailsRepository,
  ) {}

  /**
   * Opens an account, which a SUPER_ADMIN must approve.
   * @throws AppError 400 for a weak password, 409 EMAIL_TAKEN, 429, 503
   */
  async register(body: StaffRegisterBody, client: Client): Promise<StaffRegisterAnswer> {
    refuseWeak(body);
    const account = await this.opening
      .open(body, addressKey(client.address))
      .catch(async (error: unknown) => {
        if (isEmailTaken(error)) await this.refuseTaken(body.email, client);
        throw error;
      });
    await this.audit.signedUp(account, client);
    await this.revocations.accountChanged(account.id);
    return { token: await this.tokens.open(account, client), data: toSessionUser(account) };
  }

  /** Records the refusal, and notifies the owner if there is a mail server. */
  private async refuseTaken(email: string, { address, requestId }: Client): Promise<void> {
    await this.audit.signUpRefused(email, { address, requestId });
    await this.mails.orderSignUpNotice(email, { address, requestId });
  }
}
