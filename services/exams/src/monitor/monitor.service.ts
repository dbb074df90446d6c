import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { type Actor, AppError, log, requireStaff, StaffVersionCache } from '@concord/nest-platform';
import type { FastifyReply } from 'fastify';
import { LiveBoard } from './live-board';
import { type LiveEvent, LiveNews } from './live-news';
import { MonitorReader } from './monitor-reader';
import { Watcher } from './watcher';

const EVERY_MS = 1000;
/** Proxies on the way cut a stream that says nothing for a minute or less. */
const PING_MS = 15_000;
/** News may be lost, or be of attempts that the worker closed: who sits is read anew this often. */
const REREAD_MS = 60_000;
/** A stream ends after this long; its page comes again, with a token that is looked at again. */
const LONGEST_MS = 60 * 60 * 1000;
const WATCHERS_MAX = 50;
/** An account that was removed or changed stops watching within this time. */
const ACCOUNT_CHECK_MS = 3000;

/** Shows staff who sits an exam now. Nothing runs while nobody watches. */
@Injectable()
export class MonitorService implements BeforeApplicationShutdown {
  private readonly watchers = new Set<Watcher>();
  private board = new LiveBoard();
  private readonly unread = new Set<string>();
  private reading?: Set<string>;
  private total = 0;
  private reread = 0;
  private timer?: NodeJS.Timeout;
  private opening?: Promise<void>;

  constructor(
    private readonly reader: MonitorReader,
    private readonly news: LiveNews,
    private readonly accounts: StaffVersionCache,
  ) {}

  /** Answers with a stream of events until the page goes, the account may no longer, or an hour has passed. */
  async watch(actor: Actor, exam: string | undefined, reply: FastifyReply): Promise<void> {
    const staff = requireStaff(actor);
    if (this.watchers.size >= WATCHERS_MAX)
      throw new AppError(503, 'OVERLOADED', 'Too many people watch the exams at the moment', {
        retryAfterSeconds: 30,
      });
    await this.open();
    reply.hijack();
    const stream = reply.raw;
    if (stream.destroyed) {
      // Another page may be about to join.
      setImmediate(() => this.closeUnwatched());
      return;
    }
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': reply.request.id,
    });
    const watcher = new Watcher(stream, exam);
    this.watchers.add(watcher);
    watcher.begin(this.board, this.total);
    const until = Date.now() + LONGEST_MS;
    const check = setInterval(() => {
      this.accounts.isCurrent(staff.id, staff.ver).then(
        (current) => {
          if (!current || Date.now() > until) watcher.end();
        },
        () => watcher.end(),
      );
    }, ACCOUNT_CHECK_MS);
    stream.once('close', () => {
      clearInterval(check);
      this.watchers.delete(watcher);
      this.closeUnwatched();
    });
  }

  /** Streams would keep the server from closing. */
  beforeApplicationShutdown(): void {
    for (const watcher of this.watchers) watcher.end();
    this.close();
  }

  private open(): Promise<void> {
    if (this.timer) return Promise.resolve();
    this.opening ??= this.begin()
      .catch((error: unknown) => {
        this.close();
        throw error;
      })
      .finally(() => (this.opening = undefined));
    return this.opening;
  }

  private async begin(): Promise<void> {
    const board = new LiveBoard();
    // Listening first: what happens during the reading is read anew.
    this.news.listen((event) => this.unread.add(event.id));
    const [entries, { total }] = await Promise.all([this.reader.all(), this.reader.present()]);
    for (const entry of entries) board.put(entry);
    this.board = board;
    this.total = total;
    this.reread = Date.now() + REREAD_MS;
    this.news.listen((event) => this.hear(event));
    this.timer = setInterval(() => void this.tick(), EVERY_MS);
  }

  private closeUnwatched(): void {
    if (this.watchers.size === 0) this.close();
  }

  private close(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.news.stopListening();
    this.unread.clear();
  }

  private hear(event: LiveEvent): void {
    const effect = this.board.apply(event);
    // What is being read may be older than what is told now.
    if (this.reading?.has(event.id)) this.unread.add(event.id);
    if (effect === 'unknown') this.unread.add(event.id);
    else if (effect !== 'none') this.touch(event.id);
  }

  private async tick(): Promise<void> {
    try {
      await this.readUnknown();
      if (Date.now() > this.reread) await this.compare();
    } catch (error) {
      log.warn({ err: error }, 'the monitor could not read');
    }
    for (const watcher of this.watchers) watcher.tell(this.board, PING_MS);
  }

  private async readUnknown(): Promise<void> {
    const ids = [...this.unread];
    if (ids.length === 0) return;
    this.unread.clear();
    this.reading = new Set(ids);
    const found = await this.reader
      .some(ids)
      .catch((error: unknown) => {
        for (const id of ids) this.unread.add(id);
        throw error;
      })
      .finally(() => (this.reading = undefined));
    const open = new Set(found.map(({ row }) => row.attempt));
    for (const entry of found) this.board.put(entry);
    for (const id of ids) {
      if (!open.has(id)) this.board.remove(id);
      this.touch(id);
    }
  }

  /** Finds out what no news told. */
  private async compare(): Promise<void> {
    this.reread = Date.now() + REREAD_MS;
    const { ids, total } = await this.reader.present();
    this.total = total;
    for (const id of ids) if (!this.board.row(id)) this.unread.add(id);
    for (const id of [...this.board.ids()]) {
      if (!ids.has(id) && this.board.remove(id)) this.touch(id);
    }
  }

  private touch(id: string): void {
    for (const watcher of this.watchers) watcher.touch(id);
  }
}
