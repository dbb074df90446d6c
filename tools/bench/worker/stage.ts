import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { mkdtempSync, openSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { LauncherFault } from '../../lib/fault.ts';
import { nx } from '../../lib/nx.ts';
import { ROOT } from '../../lib/paths.ts';
import { freePort } from '../../lib/ports.ts';
import { loadSecrets } from '../../lib/secrets.ts';
import { httpStatus, waitUntil } from '../../lib/wait.ts';
import { TestStores } from '../../suites/test-stores.ts';

const WORKER = join(ROOT, 'services', 'exams', 'dist', 'worker.js');
const START_MS = 30_000;
const LOG_CHARACTERS = 2000;

/** The real exams worker on real stores, without the rest of the product. */
export class Stage {
  readonly stores: TestStores;
  readonly mongo: MongoClient;
  private readonly home = mkdtempSync(join(tmpdir(), 'concord-worker-'));
  private readonly students: Server;
  private readonly children = new Set<ChildProcess>();

  private constructor(stores: TestStores, students: Server) {
    this.stores = stores;
    this.students = students;
    this.mongo = new MongoClient(stores.env.MONGODB_URI ?? '');
  }

  static async open(): Promise<Stage> {
    const { code, output } = await nx(['run-many', '-t', 'build', '--projects=@concord/exams']);
    if (code !== 0) throw new LauncherFault(`${output}\nThe exams service could not be built.`);
    // The worker orders a mail for each result; taking such an order costs nothing here.
    const students = createServer((ask, answer) => {
      ask.resume();
      answer.setHeader('content-type', 'application/json').end('{}');
    }).listen(0, '127.0.0.1');
    await once(students, 'listening');
    return new Stage(await TestStores.open(), students);
  }

  /** A new database as the worker leaves it when it starts: collections and indexes, and nothing in them. */
  async prepare(): Promise<{ prefix: string; db: Db }> {
    const prefix = `bench-${randomBytes(4).toString('hex')}`;
    const worker = await this.startWorker(prefix, this.redisUrl(0));
    await this.end(worker);
    return { prefix, db: this.mongo.db(`${prefix}-exams`) };
  }

  /** The process of a store that was started for this; undefined for one that the environment names. */
  pidOf(store: 'mongodb' | 'redis'): number | undefined {
    return processOn(this.stores.env[store === 'mongodb' ? 'MONGODB_URI' : 'REDIS_URL'] ?? '');
  }

  redisUrl(database: number): string {
    return new URL(`/${database}`, this.stores.env.REDIS_URL).href;
  }

  /** Starts the worker, with flags for Node; it is there when it answers that it lives. */
  async startWorker(prefix: string, redisUrl: string, flags: string[] = []): Promise<ChildProcess> {
    const port = await freePort();
    const { address, port: studentsPort } = this.students.address() as { address: string; port: number };
    const env = {
      ...this.stores.env,
      ...loadSecrets(this.home),
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      PORT: String(port),
      MONGODB_DB_PREFIX: prefix,
      REDIS_URL: redisUrl,
      STUDENTS_URL: `http://${address}:${studentsPort}`,
    };
    const child = this.spawn([...flags, '--enable-source-maps', WORKER], env);
    const lives = async () => (await httpStatus(`http://127.0.0.1:${port}/health/live`)) === 200;
    if (await waitUntil(async () => child.exitCode !== null || (await lives()), { timeoutMs: START_MS }))
      if (child.exitCode === null) return child;
    throw new LauncherFault(`The worker did not start.\n${this.log().slice(-LOG_CHARACTERS)}`);
  }

  /** Any program of ours, its output in the log. */
  spawn(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
    const log = openSync(join(this.home, 'log'), 'a');
    const child = spawn(process.execPath, args, { env, cwd: ROOT, stdio: ['ignore', log, log] });
    this.children.add(child);
    child.once('exit', () => this.children.delete(child));
    return child;
  }

  log(): string {
    return readFileSync(join(this.home, 'log'), 'utf8');
  }

  async end(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  async endAll(): Promise<void> {
    await Promise.all([...this.children].map((child) => this.end(child)));
  }

  async close(): Promise<void> {
    await this.endAll();
    await this.mongo.close();
    this.students.close();
    await this.stores.close();
    rmSync(this.home, { recursive: true, force: true });
  }
}

/** The process that listens on the port of an address on this machine, by the kernel's tables. */
function processOn(address: string): number | undefined {
  const port = Number(new URL(address).port).toString(16).toUpperCase().padStart(4, '0');
  const listening = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find(([, local, , state]) => local?.endsWith(`:${port}`) && state === '0A');
  const inode = listening?.[9];
  if (!inode) return undefined;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const files = readdirSync(`/proc/${name}/fd`);
      if (files.some((file) => readlinkSync(`/proc/${name}/fd/${file}`) === `socket:[${inode}]`))
        return Number(name);
    } catch {
      // Not ours to look at, or gone.
    }
  }
  return undefined;
}
