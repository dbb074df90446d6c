import type { ServerResponse } from 'node:http';
import type { MonitorChange, MonitorRow, MonitorSnapshot } from '@concord/contracts';
import type { StaffActor } from '@concord/nest-platform';
import type { MonitorBoard } from './monitor-board';

/** Backpressure: with more unsent bytes than this, changes accumulate until the client catches up. */
const UNSENT_BYTES_MAX = 256 * 1024;
/** Interval of pings, because proxies close a silent stream after about a minute. */
const PING_INTERVAL_MS = 15_000;
const PING = ': still here\n\n';

/** Event stream of one monitor page: a snapshot, then changes. */
export class MonitorStream {
  readonly openedAt = Date.now();
  private readonly sent = new Set<string>();
  private readonly changed = new Set<string>();
  private lastWrite = Date.now();

  constructor(
    private readonly response: ServerResponse,
    readonly staff: StaffActor,
    /** @param filter selects the rows that the page shows; undefined for all */
    private readonly filter?: (row: MonitorRow) => boolean,
  ) {}

  sendSnapshot(board: MonitorBoard, total: number): void {
    const rows = board.rows().filter((row) => this.isShown(row));
    for (const { attempt } of rows) this.sent.add(attempt);
    const snapshot: MonitorSnapshot = { serverTime: now(), total: this.filter ? rows.length : total, rows };
    this.sendEvent('snapshot', snapshot);
  }

  markChanged(attempt: string): void {
    this.changed.add(attempt);
  }

  /** Sends the changes since the last call, or else a ping. */
  sendChanges(board: MonitorBoard): void {
    if (this.response.writableLength > UNSENT_BYTES_MAX) return;
    const change: MonitorChange = { serverTime: now(), added: [], changed: [], gone: [] };
    for (const attempt of this.changed) this.addTo(change, attempt, board.row(attempt));
    this.changed.clear();
    if (change.added.length + change.changed.length + change.gone.length > 0)
      this.sendEvent('change', change);
    else if (Date.now() - this.lastWrite >= PING_INTERVAL_MS) this.write(PING);
  }

  end(): void {
    this.response.end();
  }

  private addTo(change: MonitorChange, attempt: string, row: MonitorRow | undefined): void {
    if (!row) {
      if (this.sent.delete(attempt)) change.gone.push(attempt);
    } else if (this.sent.has(attempt)) {
      const { answered, deadline, savedAt, seenAt, pause, activity } = row;
      const more = { ...(pause && { pause }), ...(activity && { activity }) };
      change.changed.push({ attempt, answered, deadline, savedAt, seenAt, ...more });
    } else if (this.isShown(row)) {
      this.sent.add(attempt);
      change.added.push(row);
    }
  }

  private isShown(row: MonitorRow): boolean {
    return !this.filter || this.filter(row);
  }

  private sendEvent(event: string, data: MonitorSnapshot | MonitorChange): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  private write(text: string): void {
    this.lastWrite = Date.now();
    if (!this.response.writableEnded) this.response.write(text);
  }
}

const now = () => new Date().toISOString();
