import { Injectable } from '@nestjs/common';
import type { PasswordForgotBody } from '@concord/contracts';
import type { Origin } from '@concord/nest-platform';
import { AccountMailsRepository } from '../../../store/account-mails/account-mails.repository';
import { ForgotLimits } from './forgot-limits';

/** Takes requests of password links. */
@Injectable()
export class ForgottenPasswordsService {
  constructor(
    private readonly limits: ForgotLimits,
    private readonly mails: AccountMailsRepository,
  ) {}

  /** Orders the mail. The worker looks up the account, so that response times reveal nothing. @throws AppError 429 */
  async forgot({ email }: PasswordForgotBody, origin: Origin): Promise<Record<string, never>> {
    if (await this.limits.count(email, origin.address)) await this.mails.orderReset(email, origin);
    return {};
  }
}
