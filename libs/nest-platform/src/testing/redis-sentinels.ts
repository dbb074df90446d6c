import { eventually } from './eventually';
import { freePort } from './free-port';
import { RedisServers } from './redis-servers';

const SENTINELS = 3;
const QUORUM = 2;
const NAME = 'main';
/** Silence after which a Redis counts as down. A busy machine may be silent for a second. */
const DOWN_AFTER_MS = 2000;
const STORED = ['appendonly yes', 'save ""'];

/**
 * A Redis with a replica, and three Sentinels that watch both.
 *
 * @example
 * const group = await RedisSentinels.start();
 * connectTo(group.url);
 * await group.failOver('SIGKILL');
 * afterAll(() => group.end());
 */
export class RedisSentinels {
  private readonly sentinels: number[] = [];

  private constructor(private readonly servers: RedisServers) {}

  /** @returns a group whose Sentinels know each other and the replica, so that they can fail over */
  static async start(): Promise<RedisSentinels> {
    const group = new RedisSentinels(await RedisServers.open());
    try {
      const [master, replica] = [await freePort(), await freePort()];
      await group.servers.start(master, STORED);
      await group.servers.start(replica, [...STORED, `replicaof 127.0.0.1 ${master}`]);
      for (let n = 0; n < SENTINELS; n += 1) {
        const port = await freePort();
        await group.servers.start(port, sentinelSettings(master), '--sentinel');
        group.sentinels.push(port);
      }
      await eventually(() => group.isComplete());
      return group;
    } catch (error) {
      await group.end();
      throw error;
    }
  }

  /** Address with the Sentinels. */
  get url(): string {
    return `redis+sentinel://${this.sentinels.map((port) => `127.0.0.1:${port}`).join(',')}/${NAME}/0`;
  }

  /** Waits until the replica has all acknowledged writes: others would be lost with the master. */
  async replicated(): Promise<void> {
    const master = this.servers.client(await this.master());
    await eventually(async () => {
      // WAIT covers writes of its own connection and earlier writes of others.
      await master.incr('replicated');
      return (await master.wait(1, 1000)) === 1;
    });
  }

  /** Resumes a stopped process; the Sentinels make it a replica. */
  async resume(): Promise<void> {
    this.servers.signal('SIGCONT');
    await this.replicated();
  }

  /** Kills or stops the master, and waits until the Sentinels have promoted the replica. */
  async failOver(signal: 'SIGKILL' | 'SIGSTOP'): Promise<void> {
    const old = await this.master();
    this.servers.signal(signal, old);
    await eventually(async () => (await this.master()) !== old);
  }

  end(): Promise<void> {
    return this.servers.end();
  }

  /** True if a majority of the Sentinels know a replica to promote. */
  private async isComplete(): Promise<boolean> {
    const known = await Promise.all(
      this.sentinels.map(async (port) => {
        const master = await this.servers.client(port).call('SENTINEL', 'MASTER', NAME);
        const of = new Map(pairsOf(master));
        return of.get('num-slaves') === '1' && of.get('num-other-sentinels') === String(SENTINELS - 1);
      }),
    );
    return known.every(Boolean);
  }

  private async master(): Promise<number> {
    const [port = 0] = this.sentinels;
    const address = await this.servers.client(port).call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', NAME);
    return Number((address as string[])[1]);
  }
}

const sentinelSettings = (master: number) => [
  `sentinel monitor ${NAME} 127.0.0.1 ${master} ${QUORUM}`,
  `sentinel down-after-milliseconds ${NAME} ${DOWN_AFTER_MS}`,
  `sentinel failover-timeout ${NAME} 5000`,
];

function pairsOf(answer: unknown): [string, string][] {
  if (!Array.isArray(answer)) return Object.entries(answer as Record<string, string>);
  const texts = answer as string[];
  return texts.flatMap((name, index) =>
    index % 2 === 0 ? [[name, texts[index + 1] ?? ''] as [string, string]] : [],
  );
}
