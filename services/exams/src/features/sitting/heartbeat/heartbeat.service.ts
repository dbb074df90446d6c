import { performance } from 'node:perf_hooks';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { isBeforeDeadline, isWithinOutageGrace } from '../../../store/attempts/deadline';
import { HeartbeatRepository } from '../../../store/heartbeats/heartbeat.repository';
import { couldNotBeat, HEARTBEAT_INTERVAL_MS, type Heartbeat } from '../../../store/heartbeats/outage-grace';

/** Number of heartbeats between reads: another instance may have begun a grace period that this one did not notice. */
const READ_EVERY = 10;

/**
 * Writes the API's heartbeat. During an outage and for a minute after it, saves past the deadline are accepted; the
 * sweeper reads the same heartbeat and closes no attempt meanwhile. A busy event loop is no outage.
 */
@Injectable()
export class HeartbeatService implements OnApplicationShutdown {
  private last?: Heartbeat;
  private beats = 0;
  /** Total idle time of the event loop at the last stored heartbeat. */
  private idleAtBeat?: number;
  private readonly task = new RepeatingTask(() => this.beat(), {
    name: 'service-heartbeat',
    intervalMs: HEARTBEAT_INTERVAL_MS,
    isSteady: true,
    failureMessage: 'the store cannot be reached',
  });

  constructor(private readonly heartbeats: HeartbeatRepository) {}

  /** Writes the first heartbeat and repeats it; to be called before the service listens. */
  async start(): Promise<void> {
    await this.beat();
    this.task.start();
  }

  /** True if a save or submission at `at` counts: until the deadline, or longer after an outage. */
  isInTime(deadline: Date, at: Date): boolean {
    if (isBeforeDeadline(deadline, at)) return true;
    return isWithinOutageGrace(deadline, at) && (this.isAway() || at < (this.last?.holdUntil ?? at));
  }

  onApplicationShutdown(): void {
    void this.task.stop();
  }

  /** True while the store is away, or if this process has only just started. */
  private isAway(): boolean {
    return couldNotBeat(this.idleAtBeat === undefined ? undefined : idleMs() - this.idleAtBeat);
  }

  /** Stores a heartbeat with one command; every tenth is followed by a read, as is the end of an outage. */
  async beat(): Promise<void> {
    if (!this.isAway()) await this.heartbeats.beat(new Date());
    // Checked again: the store may have been away while it held that heartbeat.
    const endsOutage = this.isAway();
    if (endsOutage) await this.heartbeats.beatAfterOutage(new Date());
    if (endsOutage || this.beats % READ_EVERY === 0) this.last = (await this.heartbeats.read()) ?? this.last;
    this.beats += 1;
    this.idleAtBeat = idleMs();
  }
}

/** Total time that the event loop of this process has waited, also while the process did not run. Monotonic. */
const idleMs = (): number => performance.eventLoopUtilization().idle;
