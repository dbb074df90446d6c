import { Injectable } from '@nestjs/common';
import { RedisConnection } from '@concord/nest-platform';

/** A worker that has not reported for this long is gone. It reports every 5 s. */
const EXPIRY_MS = 15_000;

/** What the workers say of their browsers, in Redis: the API has none of its own. */
@Injectable()
export class PrintingState {
  private readonly keys: Record<'on' | 'off', string>;

  constructor(private readonly redis: RedisConnection) {
    this.keys = { on: `${redis.prefix}printing-on`, off: `${redis.prefix}printing-off` };
  }

  /** A worker tells whether it can print; it must do so again before the news expires. */
  async report(canPrint: boolean): Promise<void> {
    await this.redis.client.set(this.keys[canPrint ? 'on' : 'off'], '1', 'PX', EXPIRY_MS);
  }

  /**
   * Whether there are workers and none of them has a browser. False while none has reported, as during its restart,
   * and while Redis is away: a request then waits in the queue.
   */
  async isOff(): Promise<boolean> {
    const { client } = this.redis;
    // Each key by itself: in a cluster they are on different nodes.
    const asked = Promise.all([client.get(this.keys.on), client.get(this.keys.off)]);
    const [on, off] = await asked.catch(() => []);
    return !on && Boolean(off);
  }
}
