import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Lifecycle, RepeatingTask, type StaffActor, StaffVersionCache } from '@concord/nest-platform';
import type { FastifyReply } from 'fastify';
import type { LiveEvent } from '../../../shared/live-events/live-event';
import { LiveEventBus, type WatchedExams } from '../../../shared/live-events/live-event-bus';
import { MonitorBoard } from './monitor-board';
import { MonitorBoardReader } from './monitor-board.reader';
import { MonitorFilters, type MonitorQuery } from './monitor-filters';
import { MonitorStream } from './monitor-stream';
import { StreamPlaces } from './stream-places';
import { covers, WatchedExamsOfStreams } from './watched-exams';

const SEND_INTERVAL_MS = 1000;
/** Interval of reading the ids of open attempts again: events may be lost, and closings by the worker send none. */
const REREAD_INTERVAL_MS = 60_000;
/** Maximum duration of a stream; the page reconnects, which checks its token again. */
const STREAM_MAX_MS = 60 * 60 * 1000;
/** Maximum time until a removed or changed account loses its stream. */
const ACCOUNT_CHECK_INTERVAL_MS = 3000;

/**
 * Streams the open attempts to staff. The board exists while a stream is open, and follows the events of the watched
 * exams only.
 */
@Injectable()
export class MonitorService implements BeforeApplicationShutdown {
  private readonly streams = new Set<MonitorStream>();
  private readonly places = new StreamPlaces();
  private readonly watched = new WatchedExamsOfStreams();
  /** Exams that the board currently includes. */
  private live: WatchedExams = new Set();
  private board = new MonitorBoard();
  /** Ids of attempts to read from the store. */
  private readonly unread = new Set<string>();
  /** Ids of attempts that are being read. */
  private reading?: Set<string>;
  private isReadingBoard = false;
  private total = 0;
  private rereadAt = 0;
  private isOpen = false;
  private opening?: Promise<void>;
  private readonly tasks = [
    new RepeatingTask(() => this.update(), {
      name: 'monitor',
      intervalMs: SEND_INTERVAL_MS,
      isSteady: true,
      failureMessage: 'the monitor board could not be read',
    }),
    new RepeatingTask(() => this.endRefused(), {
      name: 'monitor-accounts',
      intervalMs: ACCOUNT_CHECK_INTERVAL_MS,
      isSteady: true,
      failureMessage: 'the accounts of open monitors could not be checked',
    }),
  ];

  constructor(
    private readonly reader: MonitorBoardReader,
    private readonly events: LiveEventBus,
    private readonly accounts: StaffVersionCache,
    private readonly filters: MonitorFilters,
    lifecycle: Lifecycle,
  ) {
    // Pages reconnect, to another process if there is one.
    lifecycle.onDrain(() => this.endStreams());
  }

  /** Sends a stream of events until the page closes it, the account loses access, or an hour has passed. */
  async stream(staff: StaffActor, query: MonitorQuery, reply: FastifyReply): Promise<void> {
    const leavePlace = this.places.take(staff.id);
    let unwatch = () => {};
    const leave = () => {
      leavePlace();
      unwatch();
      this.watchLess();
    };
    try {
      const { exams, filter } = await this.filters.of(query);
      unwatch = this.watched.add(exams);
      await this.openBoard(exams);
      this.open(new MonitorStream(reply.raw, staff, filter), reply, leave);
    } catch (error) {
      leave();
      throw error;
    }
  }

  private open(stream: MonitorStream, reply: FastifyReply, leave: () => void): void {
    reply.hijack();
    const response = reply.raw;
    if (response.destroyed) return leave();
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': reply.request.id,
    });
    this.streams.add(stream);
    stream.sendSnapshot(this.board, this.total);
    response.once('close', () => {
      this.streams.delete(stream);
      leave();
    });
  }

  /** Open streams would keep the server from closing. */
  beforeApplicationShutdown(): void {
    this.endStreams();
    this.closeBoard();
  }

  private endStreams(): void {
    for (const stream of this.streams) stream.end();
  }

  /** Reads the board, unless it already includes these exams. */
  private async openBoard(exams: WatchedExams): Promise<void> {
    while (!this.isOpen || !covers(this.live, exams)) {
      this.opening ??= this.readBoard().finally(() => (this.opening = undefined));
      await this.opening;
    }
  }

  private async readBoard(): Promise<void> {
    const exams = this.watched.all;
    if (!this.isOpen) this.board = new MonitorBoard();
    const before = [...this.board.ids()];
    // Subscribe before reading, so that attempts that change meanwhile are read again.
    this.isReadingBoard = true;
    this.events.watch(exams, (event) => this.receive(event));
    const [entries, { ids, total }] = await Promise.all([
      this.reader.readOpen(),
      this.reader.readOpenIds(),
    ]).finally(() => (this.isReadingBoard = false));
    for (const entry of entries) this.board.put(entry);
    this.removeEnded(before, ids, total);
    this.live = exams;
    this.isOpen = true;
    for (const task of this.tasks) task.start();
  }

  private watchLess(): void {
    if (this.watched.isEmpty) return this.closeBoard();
    // A read in progress finishes with its own exams.
    if (!this.isOpen || this.opening) return;
    this.live = this.watched.all;
    this.events.watch(this.live, (event) => this.receive(event));
  }

  private closeBoard(): void {
    this.isOpen = false;
    this.live = new Set();
    for (const task of this.tasks) void task.stop();
    this.events.unwatch();
    this.unread.clear();
  }

  private receive(event: LiveEvent): void {
    const effect = this.board.apply(event);
    // The read in progress may return an older state than the event.
    if (this.isReadingBoard || this.reading?.has(event.id)) this.unread.add(event.id);
    if (effect === 'unknown') this.unread.add(event.id);
    else if (effect !== 'none') this.markChanged(event.id);
  }

  private async update(): Promise<void> {
    try {
      await this.readUnread();
      if (Date.now() > this.rereadAt) await this.rereadIds();
    } finally {
      for (const stream of this.streams) stream.sendChanges(this.board);
    }
  }

  private async endRefused(): Promise<void> {
    await Promise.all([...this.streams].map(async (stream) => (await this.mayGoOn(stream)) || stream.end()));
  }

  private async mayGoOn({ staff, openedAt }: MonitorStream): Promise<boolean> {
    const isCurrent = await this.accounts.isCurrent(staff.id, staff.ver, staff.sid).catch(() => false);
    return isCurrent && Date.now() <= openedAt + STREAM_MAX_MS;
  }

  private async readUnread(): Promise<void> {
    const ids = [...this.unread];
    if (ids.length === 0) return;
    this.unread.clear();
    this.reading = new Set(ids);
    const found = await this.reader
      .readByIds(ids)
      .catch((error: unknown) => {
        for (const id of ids) this.unread.add(id);
        throw error;
      })
      .finally(() => (this.reading = undefined));
    const open = new Set(found.map(({ row }) => row.attempt));
    for (const entry of found) this.board.put(entry);
    for (const id of ids) {
      if (!open.has(id)) this.board.remove(id);
      this.markChanged(id);
    }
  }

  /** Finds attempts that started or ended without an event for this instance. */
  private async rereadIds(): Promise<void> {
    const { ids, total } = await this.reader.readOpenIds();
    for (const id of ids) if (!this.board.row(id)) this.unread.add(id);
    this.removeEnded([...this.board.ids()], ids, total);
  }

  private removeEnded(known: readonly string[], open: ReadonlySet<string>, total: number): void {
    this.total = total;
    this.rereadAt = Date.now() + REREAD_INTERVAL_MS;
    for (const id of known) if (!open.has(id) && this.board.remove(id)) this.markChanged(id);
  }

  private markChanged(id: string): void {
    for (const stream of this.streams) stream.markChanged(id);
  }
}
