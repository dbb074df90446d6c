import type { FastifyInstance } from 'fastify';
import type { Actor } from '../auth/actor';
import { log } from '../core/logger';
import { activity } from '../jobs/activity-monitor';
import type { RedisConnection } from '../stores/redis';

const CHANNEL = 'demand';
/**
 * Minimum interval between two messages of a process: receivers need to know that there is
 * activity, not how much.
 */
const BROADCAST_INTERVAL_MS = 5000;
/** Methods that change nothing. */
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Broadcasts user activity to the processes of all services through Redis. */
export class ActivityBroadcast {
  private sentAt = 0;
  private readonly unsubscribe: () => void;

  constructor(private readonly redis: RedisConnection) {
    this.unsubscribe = redis.subscribe(
      [CHANNEL],
      () => activity.note(),
      (error) => log.debug({ err: error }, 'activity signals cannot be received'),
      (isReady) => activity.setInformed(isReady),
    );
  }

  /**
   * Reports each call that may change something, including those between services, and each call of
   * a signed-in user.
   */
  watch(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', (request, _reply, done) => {
      // Absent for requests that are not HTTP.
      const actor = request.actor as Actor | null;
      if (!READING.has(request.method) || (actor && actor.kind !== 'anonymous')) this.note();
      done();
    });
  }

  close(): void {
    this.unsubscribe();
  }

  private note(now = Date.now()): void {
    activity.note();
    if (now - this.sentAt < BROADCAST_INTERVAL_MS) return;
    this.sentAt = now;
    this.redis
      .publish(CHANNEL, '')
      .catch((error: unknown) => log.debug({ err: error }, 'an activity signal was not sent'));
  }
}
