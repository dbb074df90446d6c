import { Injectable } from '@nestjs/common';
import { type MailJob, QUEUES } from '@concord/contracts';
import { JobQueue, RedisConnection } from '@concord/nest-platform';

/** Producer of the mail queue. The sweeper adds mails that Redis lost. */
@Injectable()
export class MailQueue extends JobQueue<MailJob> {
  constructor(redis: RedisConnection) {
    super(redis, QUEUES.mail, (mailId) => ({ jobId: `mail-${mailId}`, data: { mailId } }));
  }
}
