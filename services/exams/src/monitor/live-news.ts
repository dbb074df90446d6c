import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Result } from '@concord/contracts';
import { log, RedisConnection } from '@concord/nest-platform';
import type { Types } from 'mongoose';
import type { Choices } from '../attempts/answers';
import { GRADED_CHANNEL } from '../grading/grade-news';
import { BoundedCache } from '../store/bounded-cache';

/** What happened to an attempt, as instances of the service tell each other; `at` is in ms. */
export type LiveEvent =
  | { k: 'saved'; id: string; at: number; given: string[]; cleared: string[] }
  | { k: 'seen'; id: string; at: number }
  /** Began, or has another deadline: to be read anew. */
  | { k: 'changed'; id: string; at: number }
  | { k: 'ended'; id: string; at: number };

const CHANNEL = 'exams-live';
/** News of half a second go out as one message. */
const GATHER_MS = 500;
/** News kept while Redis is away; the monitor reads anew after a while anyway. */
const GATHERED_MAX = 5000;
/** Attempts whose last sign of life is remembered. */
const REMEMBERED = 20_000;

/**
 * Tells those who watch exams what happens, on this instance at once and on others through Redis. It holds up no
 * candidate: telling is a push to a list, and a lost message costs the monitor some seconds, nothing else.
 */
@Injectable()
export class LiveNews implements OnApplicationShutdown {
  private readonly instance = randomUUID();
  private readonly seen = new BoundedCache<number>(REMEMBERED);
  private gathered: LiveEvent[] = [];
  private timer?: NodeJS.Timeout;
  private subscriber?: ReturnType<RedisConnection['client']['duplicate']>;
  private listener?: (event: LiveEvent) => void;

  constructor(private readonly redis: RedisConnection) {}

  saved(attempt: Types.ObjectId, choices: Choices, at: Date): void {
    const [given, cleared]: [string[], string[]] = [[], []];
    for (const [question, option] of choices) (option === null ? cleared : given).push(question);
    this.tell({ k: 'saved', id: String(attempt), at: at.getTime(), given, cleared });
  }

  heard(attempt: Types.ObjectId | string): void {
    this.tell({ k: 'seen', id: String(attempt), at: Date.now() });
  }

  changed(attempt: Types.ObjectId | string): void {
    this.tell({ k: 'changed', id: String(attempt), at: Date.now() });
  }

  ended(attempt: Types.ObjectId | string): void {
    this.tell({ k: 'ended', id: String(attempt), at: Date.now() });
  }

  /** When this instance last heard of a candidate's page. */
  lastSeen(attempt: string): number | undefined {
    return this.seen.get(attempt);
  }

  /** Begins to listen, for all who watch on this instance. */
  listen(listener: (event: LiveEvent) => void): void {
    this.listener = listener;
    if (this.subscriber) return;
    const subscriber = this.redis.client.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
    this.subscriber = subscriber;
    subscriber.on('error', (error) => log.debug({ err: error }, 'other instances are not heard'));
    subscriber.on('message', (channel, text) => this.hear(channel, text));
    subscriber.subscribe(CHANNEL, GRADED_CHANNEL).catch((error: unknown) => {
      log.debug({ err: error }, 'other instances are not heard');
    });
  }

  stopListening(): void {
    this.listener = undefined;
    this.subscriber?.disconnect();
    this.subscriber = undefined;
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.stopListening();
  }

  private tell(event: LiveEvent): void {
    if (event.k === 'saved' || event.k === 'seen') this.seen.set(event.id, event.at);
    this.listener?.(event);
    if (this.gathered.length < GATHERED_MAX) this.gathered.push(event);
    this.timer ??= setTimeout(() => this.publish(), GATHER_MS).unref();
  }

  private publish(): void {
    this.timer = undefined;
    const message = JSON.stringify({ from: this.instance, events: this.gathered });
    this.gathered = [];
    this.redis.client
      .publish(CHANNEL, message)
      .catch((error: unknown) => log.debug({ err: error }, 'other instances could not be told'));
  }

  private hear(channel: string, text: string): void {
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
