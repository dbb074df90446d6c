import type { CheckOutcome } from '@concord/nest-platform';
import type { MailServer } from './mail-server';

const EVERY_MS = 30_000;

/**
 * How the mail server is. It is asked now and then and not by each probe, and a probe never waits for it: mails wait
 * in the outbox while it is away, so that this is never more than `degraded`.
 */
export class MailServerHealth {
  private latest: CheckOutcome = { status: 'up', detail: 'not asked yet' };
  private askedAt = 0;

  constructor(private readonly server: MailServer | undefined) {}

  check(now = Date.now()): CheckOutcome {
    if (!this.server) return { status: 'up', detail: 'no mail server is set: mails are kept in the outbox' };
    if (now - this.askedAt >= EVERY_MS) {
      this.askedAt = now;
      void this.ask(this.server);
    }
    return this.latest;
  }

  private async ask(server: MailServer): Promise<void> {
    try {
      await server.verify();
      this.latest = { status: 'up' };
    } catch (error) {
      this.latest = { status: 'degraded', detail: error instanceof Error ? error.message : String(error) };
    }
  }
}
