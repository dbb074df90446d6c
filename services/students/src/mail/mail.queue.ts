import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type MailJob, QUEUES } from '@concord/contracts';
import { JobQueue, log, RedisConnection } from '@concord/nest-platform';

/** Producer of the queue of mails; what Redis does not take, the sweeper brings again. */
@Injectable()
export class MailQueue implements OnApplicationShutdown {
  private readonly queue: JobQueue<MailJob>;

  constructor(redis: RedisConnection) {
    this.queue = new JobQueue<MailJob>(QUEUES.mail, redis.url, (error) =>
      log.warn({ err: error }, 'the mail queue failed'),
    );
  }

  /** @returns whether Redis took the job. */
  add(mailId: string): Promise<boolean> {
    return this.queue.add(`mail-${mailId}`, { mailId });
  }

  onApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }
}
