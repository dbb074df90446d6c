import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Redis } from 'ioredis';
import { eventually } from './eventually';

/** Processes of the program that serves REDIS_URL, each with its own folder, and a connection to each. */
export class RedisServers {
  private readonly root = mkdtempSync(join(tmpdir(), 'redis-servers-'));
  private readonly processes = new Map<number, ChildProcess>();
  private readonly clients = new Map<number, Redis>();

  private constructor(private readonly program: string) {}

  static async open(): Promise<RedisServers> {
    return new RedisServers(await programOf(process.env.REDIS_URL ?? ''));
  }

  /** Starts or restarts a server with its stored data, and waits until it answers. */
  async start(port: number, settings: readonly string[], ...args: string[]): Promise<void> {
    const folder = join(this.root, String(port));
    const file = `${folder}.conf`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, [`port ${port}`, 'bind 127.0.0.1', `dir ${folder}`, ...settings].join('\n'));
    // An unpacked program has its libraries beside it.
    const libraries = globSync(join(dirname(this.program), '../lib/*-linux-*')).join(':');
    const env = { ...process.env, LD_LIBRARY_PATH: libraries };
    this.processes.set(port, spawn(this.program, [file, ...args], { env, stdio: 'ignore' }));
    await eventually(() =>
      this.client(port)
        .ping()
        .catch(() => undefined),
    );
  }

  /** A connection that waits for its server. */
  client(port: number): Redis {
    const known = this.clients.get(port);
    if (known) return known;
    const client = new Redis({ port, maxRetriesPerRequest: null, enableReadyCheck: false });
    client.on('error', () => undefined);
    this.clients.set(port, client);
    return client;
  }

  /** Sends a signal to one or all. */
  signal(signal: NodeJS.Signals, port?: number): void {
    for (const [each, child] of this.processes) if (port === undefined || each === port) child.kill(signal);
  }

  /** Kills a server. @returns when it is gone */
  async kill(port: number): Promise<void> {
    const child = this.processes.get(port);
    if (!child || child.exitCode !== null || child.signalCode) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    for (const client of this.clients.values()) client.disconnect();
    await Promise.all([...this.processes.keys()].map((port) => this.kill(port)));
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Path of the local program that serves this address. */
async function programOf(url: string): Promise<string> {
  const redis = new Redis(url);
  const info = await redis.info('server').finally(() => redis.disconnect());
  const path = /^executable:(.+)$/m.exec(info)?.[1]?.trim();
  if (!path) throw new Error('Redis does not report its program');
  return path;
}
