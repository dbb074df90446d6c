import { Injectable } from '@nestjs/common';
import { log, type Origin } from '@concord/nest-platform';
import type { AccountNotice } from '../../../store/account-mails/account-mail.schema';
import {
  AccountMailsRepository,
  type AccountOwner,
} from '../../../store/account-mails/account-mails.repository';

/** Mails owners about changes of their accounts, which somebody else may have made. */
@Injectable()
export class AccountNotices {
  constructor(private readonly mails: AccountMailsRepository) {}

  /** Orders the mail. The change is already done, so a failure is only logged. */
  async tell(kind: AccountNotice, owner: AccountOwner, { address, requestId }: Origin): Promise<void> {
    try {
      await this.mails.orderNotice(kind, owner, { address, requestId });
    } catch (error) {
      log.error({ err: error, kind }, 'the owner of an account could not be notified of a change');
    }
  }
}
