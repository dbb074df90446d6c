import { NOT_CONFIGURED } from '@concord/contracts/environment';
import type { CheckOutcome } from '@concord/nest-platform';
import type { MailServer } from './mail-server';

const INTERVAL_MS = 30_000;

/**
 * Health of the mail server, checked at intervals, so that no probe waits for it. It is at worst `degraded`, because
 * mails wait in the outbox meanwhile.
 */
export class MailServerHealth {
  private latest: CheckOutcome = { status: 'up', detail: 'not checked yet' };
  private checkedAt = 0;

  constructor(private readonly server: MailServer | undefined) {}

  check(now = Date.now()): CheckOutcome {
    if (!this.server) {
      // Not a status of its own, because the previous release would reject the whole report.
      return { status: 'up', detail: NOT_CONFIGURED };
    }
    if (now - this.checkedAt >= INTERVAL_MS) {
      this.checkedAt = now;
      void this.verify(this.server);
    }
    return this.latest;
  }

  private async verify(server: MailServer): Promise<void> {
    try {
      await server.verify();
      this.latest = { status: 'up' };
    } catch (error) {
      this.latest = { status: 'degraded', detail: error instanceof Error ? error.message : String(error) };
    }
  }
}
