import { Injectable } from '@nestjs/common';
import { type MailJob, mailJob, QUEUES } from '@concord/contracts';
import { JobWorker, RedisConnection } from '@concord/nest-platform';
import { MailDelivery } from './mail-delivery.service';

/** As many as there are connections to the mail server, and one that waits for each. */
const CONCURRENCY = 8;
/** What has not ended by then is for staff to see. */
const DRAIN_MS = 3500;

/** Consumer of the queue of mails. */
@Injectable()
export class MailProcessor extends JobWorker<MailJob> {
  constructor(delivery: MailDelivery, redis: RedisConnection) {
    super(redis, {
      queue: QUEUES.mail,
      schema: mailJob,
      handle: ({ mailId }) => delivery.deliver(mailId),
      concurrency: CONCURRENCY,
      drainMs: DRAIN_MS,
      failureMessage: 'sending mails failed',
    });
  }
}
