import { Injectable } from '@nestjs/common';
import { log, type Origin } from '@concord/nest-platform';
import type { AccountNotice } from '../../../store/account-mails/account-mail.schema';
import {
  AccountMailsRepository,
  type AccountOwner,
} from '../../../store/account-mails/account-mails.repository';

/** Notifies owners of changes to their accounts, in case somebody else made them. */
@Injectable()
export class AccountNotices {
  constructor(private readonly mails: AccountMailsRepository) {}

  /** Orders the mail. A failure is only logged, because the change is already made. */
  async tell(kind: AccountNotice, owner: AccountOwner, { address, requestId }: Origin): Promise<void> {
    try {
      await this.mails.orderNotice(kind, owner, { address, requestId });
    } catch (error) {
      log.error({ err: error, kind }, 'the owner of an account could not be notified of a change');
    }
  }
}
