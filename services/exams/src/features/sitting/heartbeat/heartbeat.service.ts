import { performance } from 'node:perf_hooks';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { isBeforeDeadline, isWithinOutageGrace } from '../../../store/attempts/deadline';
import { HeartbeatRepository } from '../../../store/heartbeats/heartbeat.repository';
import { couldNotBeat, HEARTBEAT_INTERVAL_MS, type Heartbeat } from '../../../store/heartbeats/outage-grace';

/** Number of heartbeats between reads, which find a grace period that another instance began. */
const READ_EVERY = 10;

/**
 * Writes heartbeats of the API. During an outage and a minute after it, saves past the deadline are accepted; the
 * sweeper reads the same heartbeat and closes no attempt. A busy event loop is no outage.
 */
@Injectable()
export class HeartbeatService implements OnApplicationShutdown {
  private last?: Heartbeat;
  private beats = 0;
  /** Idle time of the event loop at the last stored heartbeat. */
  private idleAtBeat?: number;
  private readonly task = new RepeatingTask(() => this.beat(), {
    name: 'service-heartbeat',
    intervalMs: HEARTBEAT_INTERVAL_MS,
    isSteady: true,
    failureMessage: 'the store cannot be reached',
  });

  constructor(private readonly heartbeats: HeartbeatRepository) {}

  /** Writes the first heartbeat and starts the interval. Call it before the service listens. */
  async start(): Promise<void> {
    await this.beat();
    this.task.start();
  }

  /** True if a save or submission at `at` counts: before the deadline, or later after an outage. */
  isInTime(deadline: Date, at: Date): boolean {
    if (isBeforeDeadline(deadline, at)) return true;
    return isWithinOutageGrace(deadline, at) && (this.isAway() || at < (this.last?.holdUntil ?? at));
  }

  onApplicationShutdown(): void {
    void this.task.stop();
  }

  /** True while the store is down, or before the first heartbeat of this process. */
  private isAway(): boolean {
    return couldNotBeat(this.idleAtBeat === undefined ? undefined : idleMs() - this.idleAtBeat);
  }

  /** Stores a heartbeat in one command. A read follows each tenth one, and the end of an outage. */
  async beat(): Promise<void> {
    if (!this.isAway()) await this.heartbeats.beat(new Date());
    // Checked again, because that write may have waited for a store that was down.
    const endsOutage = this.isAway();
    if (endsOutage) await this.heartbeats.beatAfterOutage(new Date());
    if (endsOutage || this.beats % READ_EVERY === 0) this.last = (await this.heartbeats.read()) ?? this.last;
    this.beats += 1;
    this.idleAtBeat = idleMs();
  }
}

/** Total idle time of this process's event loop, including suspension. Monotonic. */
const idleMs = (): number => performance.eventLoopUtilization().idle;
