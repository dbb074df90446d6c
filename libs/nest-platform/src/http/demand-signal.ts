import type { FastifyInstance } from 'fastify';
import type { Actor } from '../auth/actor';
import { log } from '../core/logger';
import { demand } from '../jobs/demand';
import type { RedisConnection } from '../stores/redis';

const CHANNEL = 'demand';
/** Shortest time between two signals of a process: others need to know that there is demand, not how much. */
const SIGNAL_EVERY_MS = 5000;
/** Calls by which nothing is changed. */
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Tells the processes of all services that somebody does something, by Redis. */
export class DemandSignal {
  private sentAt = 0;
  private readonly unsubscribe: () => void;

  constructor(private readonly redis: RedisConnection) {
    this.unsubscribe = redis.subscribe(
      [CHANNEL],
      () => demand.note(),
      (error) => log.debug({ err: error }, 'no signals of demand arrive'),
      (isReady) => demand.setInformed(isReady),
    );
  }

  /** Notes each call that may change something, also between services, and each of somebody who is signed in. */
  watch(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', (request, _reply, done) => {
      // A request that is no HTTP has none.
      const actor = request.actor as Actor | null;
      if (!READING.has(request.method) || (actor && actor.kind !== 'anonymous')) this.note();
      done();
    });
  }

  close(): void {
    this.unsubscribe();
  }

  private note(now = Date.now()): void {
    demand.note();
    if (now - this.sentAt < SIGNAL_EVERY_MS) return;
    this.sentAt = now;
    this.redis
      .publish(CHANNEL, '')
      .catch((error: unknown) => log.debug({ err: error }, 'a signal of demand was not sent'));
  }
}
