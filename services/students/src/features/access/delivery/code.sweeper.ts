import { Injectable } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { AccessCodesRepository } from '../../../store/access-codes/access-codes.repository';
import { CodeDelivery } from './code-delivery.service';

/** Sends codes soon after they were asked for, because somebody looks at the page meanwhile. */
@Injectable()
export class CodeSweeper extends RepeatingTask {
  constructor(
    private readonly codes: AccessCodesRepository,
    private readonly delivery: CodeDelivery,
  ) {
    super((signal) => this.sweep(signal), {
      name: 'access-code-sweeper',
      intervalMs: 1000,
      failureMessage: 'sign-in codes could not be sent',
      logFailures: 'first',
    });
  }

  async sweep(signal?: AbortSignal): Promise<void> {
    for (let isMore = true; isMore && !signal?.aborted;) {
      const due = await this.codes.findDue();
      // The mail server's pool bounds the connections.
      const sent = await Promise.all(due.map((request) => this.delivery.deliver(request)));
      isMore = sent.includes(true);
    }
  }
}
