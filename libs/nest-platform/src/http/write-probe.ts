import type { Connection } from 'mongoose';
import { activity } from '../jobs/activity-monitor';
import { RepeatingTask } from '../jobs/repeating-task';
import { platformRecords } from '../stores/platform-records';

const INTERVAL_MS = 5000;
/** Interval until the store accepts writes again, so that a failover of one second is not reported for five. */
const INTERVAL_FAILING_MS = 500;
/** Maximum age of a recent write: an idle product writes twice a minute. */
const RECENT_MS = 75_000;
/** Age up to which the write of another part replaces the probe's own while the product is idle. */
const REPLACED_MS = 45_000;
/** Age at which a running write counts as hanging; the driver's own time-outs may be longer. */
const HANGING_AFTER_MS = 15_000;

/**
 * Writes to the store every 5 s, more often while that fails, independent of health checks. While
 * the product is idle, the presence record of the process is the write, unless it fails. A full disk, or too few members for a majority, leave a store
 * readable but not writable.
 */
export class WriteProbe extends RepeatingTask {
  private failure?: unknown;
  private succeededAt = 0;
  /** Start of the running write. */
  private writingSince?: number;

  constructor(private readonly connection: Connection) {
    super(() => this.probe(), {
      name: 'write-probe',
      intervalMs: () => (this.failure === undefined ? INTERVAL_MS : INTERVAL_FAILING_MS),
      failureMessage: 'the store accepts no writes',
      logFailures: 'first',
    });
  }

  /** @throws Error if the last write failed or hangs */
  check(now = Date.now()): void {
    if (this.failure !== undefined) throw new Error('it takes no writes', { cause: this.failure });
    if (this.writingSince !== undefined && now - this.writingSince > HANGING_AFTER_MS)
      throw new Error('a write gets no answer');
  }

  /** True if a write has succeeded recently, so that an idle store need not be probed. */
  isRecent(now = Date.now()): boolean {
    return now - this.succeededAt < RECENT_MS;
  }

  /** Another part of this process has just written to the store. */
  noteWrite(): void {
    this.failure = undefined;
    this.succeededAt = Date.now();
  }

  private async probe(): Promise<void> {
    const isReplaced = this.failure === undefined && Date.now() - this.succeededAt < REPLACED_MS;
    if (!(activity.isIdle && isReplaced)) await this.write();
  }

  private async write(): Promise<void> {
    this.writingSince = Date.now();
    try {
      await platformRecords(this.connection).updateOne(
        { _id: 'write-probe' },
        { $set: { at: new Date() } },
        { upsert: true },
      );
      this.noteWrite();
    } catch (error) {
      this.failure = error;
      throw error;
    } finally {
      this.writingSince = undefined;
    }
  }
}
