import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { log } from '@concord/nest-platform';
import { MailDelivery } from './mail-delivery.service';
import { MailQueue } from './mail.queue';
import { MailStatesRepository } from './mail-states.repository';

const EVERY_MS = 3000;
/** A mail that is due for this long may be unknown to Redis; adding a job that it knows does nothing. */
const STILL_MS = 1000;

/** Queues mails whose time has come or that Redis forgot, and says of broken claims that nobody knows. */
@Injectable()
export class MailSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private stopped = false;

  constructor(
    private readonly states: MailStatesRepository,
    private readonly queue: MailQueue,
    private readonly delivery: MailDelivery,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.sweep()
        .catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be swept'))
        .finally(() => (this.running = undefined));
    }, EVERY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** One round. */
  async sweep(now = Date.now()): Promise<void> {
    const ended = await this.states.endClaims(new Date(now));
    if (ended > 0) log.error({ mails: ended }, 'mails may or may not have been sent: see the outbox');
    let isTaken = true;
    for (const id of await this.states.due(new Date(now - STILL_MS))) {
      if (this.stopped) return;
      isTaken &&= await this.queue.add(id);
      // Redis is away: mails go out all the same, one after another.
      if (!isTaken) await this.delivery.deliver(id);
    }
  }
}
