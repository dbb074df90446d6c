import { Injectable } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { EmailChangesRepository } from '../../../store/email-changes/email-changes.repository';
import { EmailChangeDelivery } from './email-change-delivery';

/** Sends codes soon after they were asked for, because somebody looks at the page meanwhile. */
@Injectable()
export class EmailChangeSweeper extends RepeatingTask {
  constructor(
    private readonly changes: EmailChangesRepository,
    private readonly delivery: EmailChangeDelivery,
  ) {
    super((signal) => this.sweep(signal), {
      name: 'email-change-sweeper',
      intervalMs: 1000,
      failureMessage: 'mails about changed addresses could not be sent',
      logFailures: 'first',
    });
  }

  async sweep(signal?: AbortSignal): Promise<void> {
    for (const mail of await this.changes.findDue()) {
      if (signal?.aborted) return;
      await this.delivery.deliver(mail);
    }
  }
}
