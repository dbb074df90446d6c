import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type MailJob, mailJob, QUEUES } from '@concord/contracts';
import { log, RedisConnection, startWorker } from '@concord/nest-platform';
import { MailDelivery } from './mail-delivery.service';

/** As many as there are connections to the mail server, and one that waits for each. */
const CONCURRENCY = 8;
/** Mails under way have this long to end; what does not end is for staff to see. */
const DRAIN_MS = 3500;

/** Consumer of the queue of mails. */
@Injectable()
export class MailProcessor implements OnApplicationBootstrap, OnApplicationShutdown {
  private worker?: ReturnType<typeof startWorker<MailJob>>;

  constructor(
    private readonly delivery: MailDelivery,
    private readonly redis: RedisConnection,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = startWorker<MailJob>(
      QUEUES.mail,
      this.redis.url,
      (data) => this.delivery.deliver(mailJob.parse(data).mailId),
      { concurrency: CONCURRENCY, onError: (error) => log.warn({ err: error }, 'sending mails failed') },
    );
  }

  async onApplicationShutdown(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, DRAIN_MS)));
    await Promise.race([this.worker?.close(), late]);
    clearTimeout(timer);
  }
}
