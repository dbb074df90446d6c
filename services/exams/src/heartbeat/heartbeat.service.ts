import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { HeartbeatRepository } from './heartbeat.repository';
import { HEARTBEAT_INTERVAL_MS, type Heartbeat, isInOutageGrace } from './outage-grace';

/**
 * Writes the API's heartbeat. During an outage and for a minute after it, saves past the deadline are accepted; the
 * sweeper reads the same heartbeat and closes no attempt meanwhile.
 */
@Injectable()
export class HeartbeatService implements OnApplicationShutdown {
  private last?: Heartbeat;
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

  isInOutageGrace(at: Date): boolean {
    return isInOutageGrace(this.last, at);
  }

  onApplicationShutdown(): void {
    void this.task.stop();
  }

  private async beat(): Promise<void> {
    await this.heartbeats.beat(new Date());
    const read = await this.heartbeats.read();
    if (read) this.last = read;
  }
}
