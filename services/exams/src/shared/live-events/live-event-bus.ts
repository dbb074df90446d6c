import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ActivityCounts } from '@concord/contracts';
import {
  log,
  LruCache,
  type ObjectId,
  RedisConnection,
  type RedisSubscription,
} from '@concord/nest-platform';
import { EARLIER_CHANNEL, EarlierLiveChannel } from './earlier-live-channel';
import type { LiveEvent, LiveMessage } from './live-event';

/** Attempt that an event is about. */
export interface LiveAttempt {
  _id: ObjectId | string;
  exam: ObjectId | string;
}

/** Exams whose events are received; undefined for all. */
export type WatchedExams = ReadonlySet<string> | undefined;

const channelOf = (exam: string) => `exams-live-${exam}`;
/** Interval of publishing: one message for each exam. */
const BATCH_MS = 500;
/** Maximum number of events buffered while Redis is down. Others are dropped; the monitor reads the store again. */
const BUFFER_MAX = 5000;
const LAST_SEEN_MAX = 20_000;

/**
 * Publishes events of attempts: directly to this instance, and by Redis to others, with a channel for each exam.
 * Publishing appends to a buffer, so it delays no candidate. Delivery is at most once: after a lost message the
 * monitor is some seconds behind.
 */
@Injectable()
export class LiveEventBus implements OnApplicationShutdown {
  private readonly instance = randomUUID();
  private readonly seenAt = new LruCache<number>(LAST_SEEN_MAX);
  private buffer = new Map<string, LiveEvent[]>();
  private buffered = 0;
  private timer?: NodeJS.Timeout;
  private subscription?: RedisSubscription;
  private listener?: (event: LiveEvent) => void;
  private watched: WatchedExams = new Set();
  private readonly earlier: EarlierLiveChannel;

  constructor(private readonly redis: RedisConnection) {
    this.earlier = new EarlierLiveChannel(redis);
  }

  /** @param choices option indexes by question id, null for a cleared answer */
  saved(attempt: LiveAttempt, choices: ReadonlyMap<string, number | null>, at: Date): void {
    const [given, cleared]: [string[], string[]] = [[], []];
    for (const [question, option] of choices) (option === null ? cleared : given).push(question);
    this.emit(attempt, { k: 'saved', id: String(attempt._id), at: at.getTime(), given, cleared });
  }

  /** Reports a request of the candidate's page. */
  seen(attempt: LiveAttempt): void {
    this.emit(attempt, { k: 'seen', id: String(attempt._id), at: Date.now() });
  }

  noted(attempt: LiveAttempt, counts: ActivityCounts): void {
    this.emit(attempt, { k: 'noted', id: String(attempt._id), at: Date.now(), counts });
  }

  changed(attempt: LiveAttempt): void {
    this.emit(attempt, { k: 'changed', id: String(attempt._id), at: Date.now() });
  }

  ended(attempt: LiveAttempt): void {
    this.emit(attempt, { k: 'ended', id: String(attempt._id), at: Date.now() });
  }

  /** Time of the last request of the candidate's page to this instance, in ms since 1970. */
  lastSeen(attempt: string): number | undefined {
    return this.seenAt.get(attempt);
  }

  /** Replaces the listener of this instance, and the exams whose events it receives. */
  watch(exams: WatchedExams, listener: (event: LiveEvent) => void): void {
    this.listener = listener;
    this.watched = exams;
    this.subscription ??= this.redis.openSubscription({
      onMessage: (channel, text) => this.receive(channel, text),
      onError: (error) => log.debug({ err: error }, 'events of other instances are not received'),
    });
    const names = [...(exams ?? [])].map(channelOf);
    this.subscription.set({ names, patterns: [EARLIER_CHANNEL, ...(exams ? [] : [channelOf('*')])] });
  }

  unwatch(): void {
    this.listener = undefined;
    this.watched = new Set();
    this.subscription?.end();
    this.subscription = undefined;
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.unwatch();
  }

  private emit(attempt: LiveAttempt, event: LiveEvent): void {
    if (event.k === 'saved' || event.k === 'seen' || event.k === 'noted') this.seenAt.set(event.id, event.at);
    const exam = String(attempt.exam);
    if (!this.watched || this.watched.has(exam)) this.listener?.(event);
    if (this.buffered < BUFFER_MAX) {
      const events = this.buffer.get(exam) ?? [];
      this.buffer.set(exam, events);
      events.push(event);
      this.buffered += 1;
    }
    this.timer ??= setTimeout(() => this.publish(), BATCH_MS).unref();
  }

  private publish(): void {
    const { buffer, instance: from } = this;
    this.timer = undefined;
    this.buffer = new Map();
    this.buffered = 0;
    for (const [exam, events] of buffer)
      this.redis
        .publish(channelOf(exam), JSON.stringify({ from, events } satisfies LiveMessage))
        .catch((error: unknown) => log.debug({ err: error }, 'events could not be published'));
    this.earlier.publish({ from, events: [...buffer.values()].flat() });
  }

  private receive(channel: string, text: string): void {
    const { from, events, byExam } = JSON.parse(text) as LiveMessage & { byExam?: boolean };
    if (from === this.instance || (channel === EARLIER_CHANNEL && byExam)) return;
    for (const event of events) this.listener?.(event);
  }
}
