import { log, type RedisConnection } from '@concord/nest-platform';
import type { LiveMessage } from './live-event';

/** The only channel that the previous version knows; the next version can remove it. */
export const EARLIER_CHANNEL = 'exams-live';
/** Interval of the check for processes of the previous version. */
const LOOK_EVERY_MS = 5000;

/**
 * Publishes all events to monitors of the previous version, while any subscribe to this channel by name. Monitors of
 * this version subscribe by a pattern, which Redis does not count.
 */
export class EarlierLiveChannel {
  private lookedAt = 0;
  private isHeard = false;

  constructor(private readonly redis: RedisConnection) {}

  publish(message: LiveMessage): void {
    // The previous version does not support a cluster.
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
    // `byExam` tells monitors of this version to skip these events, which they also receive by exam.
    await this.redis.publish(EARLIER_CHANNEL, JSON.stringify({ ...message, byExam: true }));
  }
}
