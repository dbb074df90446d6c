import type { ServerResponse } from 'node:http';
import type { MonitorChange, MonitorRow, MonitorSnapshot } from '@concord/contracts';
import type { LiveBoard } from './live-board';

/** A reader this far behind gets no more until it has caught up; what changes meanwhile goes as one change. */
const BEHIND_BYTES = 256 * 1024;
const PING = ': still here\n\n';

/** One open page of the monitor: what it has not been told yet, and the stream to tell it on. */
export class Watcher {
  private readonly known = new Set<string>();
  private readonly touched = new Set<string>();
  private pinged = Date.now();

  constructor(
    private readonly stream: ServerResponse,
    private readonly exam: string | undefined,
  ) {}

  /** Tells everything. */
  begin(board: LiveBoard, total: number): void {
    const rows = board.rows().filter((row) => this.isWatched(row));
    this.known.clear();
    for (const { attempt } of rows) this.known.add(attempt);
    this.touched.clear();
    const snapshot: MonitorSnapshot = { serverTime: now(), total: this.exam ? rows.length : total, rows };
    this.send('snapshot', snapshot);
  }

  touch(attempt: string): void {
    this.touched.add(attempt);
  }

  /** Tells what has changed since it was last told. */
  tell(board: LiveBoard, pingMs: number): void {
    if (this.stream.writableLength > BEHIND_BYTES) return;
    const change: MonitorChange = { serverTime: now(), added: [], changed: [], gone: [] };
    for (const attempt of this.touched) this.sort(attempt, board.row(attempt), change);
    this.touched.clear();
    if (change.added.length + change.changed.length + change.gone.length > 0) this.send('change', change);
    else if (Date.now() - this.pinged >= pingMs) this.write(PING);
  }

  end(): void {
    this.stream.end();
  }

  private sort(attempt: string, row: MonitorRow | undefined, change: MonitorChange): void {
    if (!row) {
      if (this.known.delete(attempt)) change.gone.push(attempt);
    } else if (this.known.has(attempt)) {
      const { answered, deadline, savedAt, seenAt } = row;
      change.changed.push({ attempt, answered, deadline, savedAt, seenAt });
    } else if (this.isWatched(row)) {
      this.known.add(attempt);
      change.added.push(row);
    }
  }

  private isWatched({ exam }: MonitorRow): boolean {
    return this.exam === undefined || exam._id === this.exam;
  }

  private send(event: string, data: MonitorSnapshot | MonitorChange): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  private write(text: string): void {
    this.pinged = Date.now();
    if (!this.stream.writableEnded) this.stream.write(text);
  }
}

const now = () => new Date().toISOString();
