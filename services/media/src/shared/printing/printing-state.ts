import { Injectable } from '@nestjs/common';
import { RedisConnection } from '@concord/nest-platform';

/** Expiry of a worker's report in ms; it reports every 5 s. */
const EXPIRY_MS = 15_000;

/** State of the workers' browsers, shared by Redis, because the API has no browser. */
@Injectable()
export class PrintingState {
  private readonly keys: Record<'on' | 'off', string>;

  constructor(private readonly redis: RedisConnection) {
    this.keys = { on: `${redis.prefix}printing-on`, off: `${redis.prefix}printing-off` };
  }

  /** Stores a worker's report; the worker repeats it before it expires. */
  async report(canPrint: boolean): Promise<void> {
    await this.redis.client.set(this.keys[canPrint ? 'on' : 'off'], '1', 'PX', EXPIRY_MS);
  }

  /**
   * True if there are workers and none of them has a browser. False while none has reported, as during its
   * restart, and while Redis is away: a request then waits in the queue.
   */
  async isOff(): Promise<boolean> {
    const { client } = this.redis;
    // One command per key: in a cluster the keys are on different nodes.
    const asked = Promise.all([client.get(this.keys.on), client.get(this.keys.off)]);
    const [on, off] = await asked.catch(() => []);
    return !on && Boolean(off);
  }
}
