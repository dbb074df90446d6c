import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ActivityCounts, Result } from '@concord/contracts';
import { log, LruCache, type ObjectId, RedisConnection } from '@concord/nest-platform';
import { GRADED_CHANNEL } from './graded.channel';

type Id = ObjectId | string;

/** An event of the attempt `id` at `at` (ms since 1970). `k` is the kind, short because events are many. */
export type LiveEvent =
  | { k: 'saved'; id: string; at: number; given: string[]; cleared: string[] }
  | { k: 'seen'; id: string; at: number }
  /** The page counted something: counts in all. */
  | { k: 'noted'; id: string; at: number; counts: ActivityCounts }
  /** Started or has a new deadline: subscribers read it from the store. */
  | { k: 'changed'; id: string; at: number }
  | { k: 'ended'; id: string; at: number };

const CHANNEL = 'exams-live';
/** Events of this period are published as one message. */
const BATCH_MS = 500;
/** Limit of events buffered while Redis is down; further ones are dropped, and the monitor rereads the store. */
const BUFFER_MAX = 5000;
const LAST_SEEN_MAX = 20_000;

/**
 * Publishes what happens to attempts, to this instance at once and to others through Redis. Publishing only appends to
 * a buffer, so it delays no candidate. Delivery is at most once: a lost message delays the monitor by seconds.
 */
@Injectable()
export class LiveEventBus implements OnApplicationShutdown {
  private readonly instance = randomUUID();
  private readonly seenAt = new LruCache<number>(LAST_SEEN_MAX);
  private buffer: LiveEvent[] = [];
  private timer?: NodeJS.Timeout;
  private unsubscribeRedis?: () => void;
  private listener?: (event: LiveEvent) => void;

  constructor(private readonly redis: RedisConnection) {}

  /** `choices` are option indexes by question id, null for a cleared answer. */
  saved(attempt: Id, choices: ReadonlyMap<string, number | null>, at: Date): void {
    const [given, cleared]: [string[], string[]] = [[], []];
    for (const [question, option] of choices) (option === null ? cleared : given).push(question);
    this.emit({ k: 'saved', id: String(attempt), at: at.getTime(), given, cleared });
  }

  /** The candidate's page sent a request. */
  seen(attempt: Id): void {
    this.emit({ k: 'seen', id: String(attempt), at: Date.now() });
  }

  noted(attempt: Id, counts: ActivityCounts): void {
    this.emit({ k: 'noted', id: String(attempt), at: Date.now(), counts });
  }

  changed(attempt: Id): void {
    this.emit({ k: 'changed', id: String(attempt), at: Date.now() });
  }

  ended(attempt: Id): void {
    this.emit({ k: 'ended', id: String(attempt), at: Date.now() });
  }

  /** When the candidate's page last sent a request to this instance, in ms since 1970. */
  lastSeen(attempt: string): number | undefined {
    return this.seenAt.get(attempt);
  }

  /** Sets the one listener of this instance. */
  subscribe(listener: (event: LiveEvent) => void): void {
    this.listener = listener;
    if (this.unsubscribeRedis) return;
    this.unsubscribeRedis = this.redis.subscribe(
      [CHANNEL, GRADED_CHANNEL],
      (channel, text) => this.receive(channel, text),
      (error) => log.debug({ err: error }, 'events of other instances do not arrive'),
    );
  }

  unsubscribe(): void {
    this.listener = undefined;
    this.unsubscribeRedis?.();
    this.unsubscribeRedis = undefined;
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.unsubscribe();
  }

  private emit(event: LiveEvent): void {
    if (event.k === 'saved' || event.k === 'seen' || event.k === 'noted') this.seenAt.set(event.id, event.at);
    this.listener?.(event);
    if (this.buffer.length < BUFFER_MAX) this.buffer.push(event);
    this.timer ??= setTimeout(() => this.publish(), BATCH_MS).unref();
  }

  private publish(): void {
    this.timer = undefined;
    const message = JSON.stringify({ from: this.instance, events: this.buffer });
    this.buffer = [];
    this.redis
      .publish(CHANNEL, message)
      .catch((error: unknown) => log.debug({ err: error }, 'events could not be published'));
  }

  private receive(channel: string, text: string): void {
    if (channel === GRADED_CHANNEL) {
      for (const { _id } of JSON.parse(text) as Result[])
        this.listener?.({ k: 'ended', id: _id, at: Date.now() });
      return;
    }
    const { from, events } = JSON.parse(text) as { from: string; events: LiveEvent[] };
    if (from === this.instance) return;
    for (const event of events) this.listener?.(event);
  }
}
