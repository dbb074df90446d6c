import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { log } from '@concord/nest-platform';
import { BEAT_MS, GAP_MS, HOLD_MS, isHolding, type KnownPresence } from './hold';
import { PresenceRepository } from './presence.repository';

/**
 * The service's side of an outage: it beats in its store, and while it cannot, or could not until a minute ago,
 * saves are accepted past their time. The sweeper reads the same document and closes nothing meanwhile.
 */
@Injectable()
export class Presence implements OnApplicationShutdown {
  private known?: KnownPresence;
  private timer?: NodeJS.Timeout;
  private stopped = false;

  constructor(private readonly presence: PresenceRepository) {}

  /** Beats once and goes on; it is called before the service listens. */
  async start(): Promise<void> {
    await this.beat();
    this.schedule();
  }

  isHolding(at: Date): boolean {
    return isHolding(this.known, at);
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.beat()
        .catch((error: unknown) => log.warn({ err: error }, 'the store cannot be reached'))
        .finally(() => this.schedule());
    }, BEAT_MS);
    this.timer.unref();
  }

  private async beat(): Promise<void> {
    await this.presence.beat(new Date(), GAP_MS, HOLD_MS);
    const read = await this.presence.read();
    if (read) this.known = read;
  }
}
