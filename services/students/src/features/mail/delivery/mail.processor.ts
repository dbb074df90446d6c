import { Injectable } from '@nestjs/common';
import { type MailJob, mailJob, QUEUES } from '@concord/contracts';
import { JobWorker, RedisConnection } from '@concord/nest-platform';
import { MailDeliveryService } from './mail-delivery.service';

/** Twice the number of connections, so that each has the next mail ready. */
const CONCURRENCY = 8;
/** Mails that are not finished by then at shutdown end as `unknown`, which staff see. */
const DRAIN_MS = 3500;

/** Consumer of the mail queue. */
@Injectable()
export class MailProcessor extends JobWorker<MailJob> {
  constructor(delivery: MailDeliveryService, redis: RedisConnection) {
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
