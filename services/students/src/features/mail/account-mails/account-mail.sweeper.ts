import { Injectable } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { AccountMailsRepository } from '../../../store/account-mails/account-mails.repository';
import { AccountMailDelivery } from './account-mail-delivery.service';

/** Sends due mails to owners of staff accounts, one after another, because there are few. */
@Injectable()
export class AccountMailSweeper extends RepeatingTask {
  constructor(
    private readonly mails: AccountMailsRepository,
    private readonly delivery: AccountMailDelivery,
  ) {
    super((signal) => this.sweep(Date.now(), signal), {
      name: 'account-mail-sweeper',
      intervalMs: 2000,
      failureMessage: 'mails to staff could not be sent',
      logFailures: 'first',
    });
  }

  async sweep(now = Date.now(), signal?: AbortSignal): Promise<void> {
    for (const mail of await this.mails.findDue(new Date(now))) {
      if (signal?.aborted) return;
      await this.delivery.deliver(mail);
    }
  }
}
