import { log, type RedisConnection } from '@concord/nest-platform';
import type { LiveMessage } from './live-event';

/** The only channel of the previous version, whose processes know no other; remove it with the next version. */
export const EARLIER_CHANNEL = 'exams-live';
/** Interval at which processes of the previous version are looked for. */
const LOOK_EVERY_MS = 5000;

/**
 * Publishes events of all exams for monitors of the previous version, while there are any: they subscribe to the
 * channel by its name. Monitors of this version use a pattern, which Redis does not count.
 */
export class EarlierLiveChannel {
  private lookedAt = 0;
  private isHeard = false;

  constructor(private readonly redis: RedisConnection) {}

  publish(message: LiveMessage): void {
    // The previous version cannot use a cluster.
    if (this.redis.isCluster) return;
    this.send(message).catch((error: unknown) =>
      log.debug({ err: error }, 'events could not be published to the previous release'),
    );
  }

  private async send(message: LiveMessage): Promise<void> {
    const now = Date.now();
    if (now - this.lookedAt >= LOOK_EVERY_MS) {
      this.lookedAt = now;
      this.isHeard = (await this.redis.countSubscribers(EARLIER_CHANNEL)) > 0;
    }
    if (!this.isHeard) return;
    // Monitors of this version skip events that they also get by exam.
    await this.redis.publish(EARLIER_CHANNEL, JSON.stringify({ ...message, byExam: true }));
  }
}
