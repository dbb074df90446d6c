import { Injectable } from '@nestjs/common';
import { type MailJob, mailJob, QUEUES } from '@concord/contracts';
import { JobWorker, RedisConnection } from '@concord/nest-platform';
import { MailDeliveryService } from './mail-delivery.service';

/** Twice the connections to the mail server: one more mail is ready for each. */
const CONCURRENCY = 8;
/** Staff see the mails that are not finished within this time at shutdown. */
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
