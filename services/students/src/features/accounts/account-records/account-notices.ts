import { Injectable } from '@nestjs/common';
import { log, type Origin } from '@concord/nest-platform';
import type { AccountNotice } from '../../../store/account-mails/account-mail.schema';
import {
  AccountMailsRepository,
  type AccountOwner,
} from '../../../store/account-mails/account-mails.repository';

/** Tells owners by mail what was done to their accounts, as it may have been somebody else. */
@Injectable()
export class AccountNotices {
  constructor(private readonly mails: AccountMailsRepository) {}

  /** Orders the mail. What it tells is done already, so a failure is only logged. */
  async tell(kind: AccountNotice, owner: AccountOwner, { address, requestId }: Origin): Promise<void> {
    try {
      await this.mails.orderNotice(kind, owner, { address, requestId });
    } catch (error) {
      log.error({ err: error, kind }, 'the owner of an account could not be told of a change');
    }
  }
}
