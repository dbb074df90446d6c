import { Injectable } from '@nestjs/common';
import { log, RepeatingTask } from '@concord/nest-platform';
import { MailStatesRepository } from '../../../store/mails/mail-states.repository';
import { MailQueue } from '../queue/mail.queue';
import { MailDeliveryService } from './mail-delivery.service';

/** Age after which due mails are queued again; a job that Redis still has is not added twice. */
const GRACE_MS = 1000;

/** Queues due mails, including those that Redis lost, and sets mails with an expired claim to `unknown`. */
@Injectable()
export class MailSweeper extends RepeatingTask {
  constructor(
    private readonly states: MailStatesRepository,
    private readonly queue: MailQueue,
    private readonly delivery: MailDeliveryService,
  ) {
    super((signal) => this.sweep(Date.now(), signal), {
      name: 'mail-sweeper',
      intervalMs: 3000,
      failureMessage: 'the outbox could not be swept',
    });
  }

  async sweep(now = Date.now(), signal?: AbortSignal): Promise<void> {
    const interrupted = await this.states.expireClaims(new Date(now));
    if (interrupted > 0)
      log.error({ mails: interrupted }, 'mails may or may not have been sent: see the outbox');
    let isRedisUp = true;
    for (const id of await this.states.findDue(new Date(now - GRACE_MS))) {
      if (signal?.aborted) return;
      isRedisUp &&= await this.queue.add(id);
      // While Redis is down, the sweeper sends mails itself.
      if (!isRedisUp) await this.delivery.deliver(id);
    }
  }
}
