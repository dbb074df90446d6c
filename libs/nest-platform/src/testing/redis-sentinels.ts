import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Redis } from 'ioredis';
import { openRedis } from '../stores/redis-client';
import { eventually } from './eventually';
import { freePort } from './free-port';

const SENTINELS = 3;
const QUORUM = 2;
const NAME = 'main';
/** After this silence a Redis counts as down. A busy machine may be silent for a second. */
const DOWN_AFTER_MS = 2000;

/**
 * A Redis with a replica, and three Sentinels that watch both, as processes of the program that serves REDIS_URL.
 *
 * @example
 * const group = await RedisSentinels.start();
 * connectTo(group.url);
 * await group.failOver('SIGKILL');
 * afterAll(() => group.end());
 */
export class RedisSentinels {
  private readonly folder = mkdtempSync(join(tmpdir(), 'redis-sentinels-'));
  private readonly processes = new Map<number, ChildProcess>();
  private readonly clients: Redis[] = [];
  private readonly sentinels: number[] = [];

  private constructor(private readonly program: string) {}

  /** @returns a group whose Sentinels know each other and the replica, so that they can fail over */
  static async start(): Promise<RedisSentinels> {
    const group = new RedisSentinels(await programOf(process.env.REDIS_URL ?? ''));
    try {
      const [master, replica] = [await freePort(), await freePort()];
      await group.run(master, ['port %p', 'appendonly yes', 'save ""']);
      await group.run(replica, ['port %p', 'appendonly yes', 'save ""', `replicaof 127.0.0.1 ${master}`]);
      for (let n = 0; n < SENTINELS; n += 1) {
        const port = await freePort();
        await group.run(port, sentinelSettings(master), '--sentinel');
        group.sentinels.push(port);
      }
      await eventually(() => group.isComplete());
      return group;
    } catch (error) {
      await group.end();
      throw error;
    }
  }

  /** With the Sentinels that the product asks. */
  get url(): string {
    return `redis+sentinel://${this.sentinels.map((port) => `127.0.0.1:${port}`).join(',')}/${NAME}/0`;
  }

  /** Waits until the replica has what the master acknowledged: what it has not is lost with the master. */
  async replicated(): Promise<void> {
    const master = this.client(await this.master());
    await eventually(async () => {
      // WAIT is for the writes of its own connection, and what others wrote before them.
      await master.incr('replicated');
      return (await master.wait(1, 1000)) === 1;
    });
  }

  /** Lets one go on that hung; the Sentinels make it a replica. */
  async resume(): Promise<void> {
    for (const each of this.processes.values()) each.kill('SIGCONT');
    await this.replicated();
  }

  /** Ends the master, or lets it hang, and waits until the Sentinels made the replica the master. */
  async failOver(signal: 'SIGKILL' | 'SIGSTOP'): Promise<void> {
    const old = await this.master();
    this.processes.get(old)?.kill(signal);
    await eventually(async () => (await this.master()) !== old);
  }

  async end(): Promise<void> {
    for (const client of this.clients) client.disconnect();
    const running = [...this.processes.values()].filter(
      ({ exitCode, signalCode }) => exitCode === null && !signalCode,
    );
    await Promise.all(
      running.map(async (each) => {
        const gone = once(each, 'exit');
        each.kill('SIGKILL');
        await gone;
      }),
    );
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async run(port: number, settings: readonly string[], ...args: string[]): Promise<void> {
    const file = join(this.folder, `${port}.conf`);
    const common = ['bind 127.0.0.1', `dir ${this.folder}`, `appendfilename ${port}.aof`];
    const isSentinel = args.length > 0;
    const lines = [...settings, ...(isSentinel ? common.slice(0, 2) : common)];
    writeFileSync(file, lines.join('\n').replaceAll('%p', String(port)));
    // One that was unpacked, not installed, has libraries beside it.
    const libraries = globSync(join(dirname(this.program), '../lib/*-linux-*')).join(':');
    const env = { ...process.env, LD_LIBRARY_PATH: libraries };
    this.processes.set(port, spawn(this.program, [file, ...args], { env, stdio: 'ignore' }));
    const client = this.client(port);
    await eventually(() => client.ping().catch(() => undefined));
  }

  /** Whether a majority of the Sentinels would find a replica to make the master. */
  private async isComplete(): Promise<boolean> {
    const known = await Promise.all(
      this.sentinels.map(async (port) => {
        const master = await this.client(port).call('SENTINEL', 'MASTER', NAME);
        const of = new Map(pairsOf(master));
        return of.get('num-slaves') === '1' && of.get('num-other-sentinels') === String(SENTINELS - 1);
      }),
    );
    return known.every(Boolean);
  }

  private async master(): Promise<number> {
    const [port = 0] = this.sentinels;
    const address = await this.client(port).call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', NAME);
    return Number((address as string[])[1]);
  }

  private client(port: number): Redis {
    const known = this.clients.find(({ options }) => options.port === port);
    if (known) return known;
    const client = openRedis(`redis://127.0.0.1:${port}`, {
      maxRetriesPerRequest: null,
      enableReadyCheck: false,
    });
    client.on('error', () => undefined);
    this.clients.push(client);
    return client;
  }
}

const sentinelSettings = (master: number) => [
  'port %p',
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

/** The path of the program that serves this address, on this machine. */
async function programOf(url: string): Promise<string> {
  const redis = new Redis(url);
  const info = await redis.info('server').finally(() => redis.disconnect());
  const path = /^executable:(.+)$/m.exec(info)?.[1]?.trim();
  if (!path) throw new Error('Redis does not tell its program');
  return path;
}
