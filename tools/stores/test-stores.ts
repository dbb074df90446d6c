import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareHome } from '../lib/home.ts';
import { cacheDir } from '../lib/paths.ts';
import { loadSecrets } from '../lib/secrets.ts';
import { Supervisor } from '../lib/supervisor.ts';
import { Timings } from '../lib/timings.ts';
import { cleanEnvironment } from '../lib/clean-environment.ts';
import { chromium } from './chromium.ts';
import { findMinio, startMinio } from './minio.ts';
import { mongoeco } from './mongoeco.ts';
import { redis } from './redis.ts';
import type { Store, StoreContext } from './store.ts';
import { keptKind } from './start-first.ts';
import { openStores } from './stores.ts';

const open = new Set<TestStores>();

/** Closes the stores of an interrupted test run. */
export const closeTestStores = async (): Promise<void> =>
  void (await Promise.all([...open].map((stores) => stores.close())));

/** Stores for tests, on free ports and in a temporary folder, which is removed at the end. */
export class TestStores {
  readonly env: NodeJS.ProcessEnv;
  readonly labels: string[];
  private readonly context: StoreContext;
  private second?: Promise<Store>;

  private constructor(context: StoreContext, env: NodeJS.ProcessEnv, labels: string[]) {
    this.context = context;
    this.env = env;
    this.labels = labels;
    open.add(this);
  }

  /** True if the default S3 store is MinIO. */
  get isOnMinio(): boolean {
    return keptKind(this.context.home, 'S3') === 'minio';
  }

  static async open(): Promise<TestStores> {
    const home = prepareHome(mkdtempSync(join(tmpdir(), 'concord-test-')));
    const cache = cacheDir();
    const supervisor = new Supervisor({ logs: join(home, 'logs') });
    const env = cleanEnvironment();
    const context = { home, cache, env, secrets: loadSecrets(home), supervisor };
    try {
      const { env: addresses, labels } = await openStores(context, new Timings());
      const browser = await chromium(cache, env);
      const found = { ...addresses, ...(browser ? { CHROMIUM_PATH: browser } : {}) };
      return new TestStores(context, { ...env, ...found }, labels);
    } catch (error) {
      await supervisor.stop(2000);
      rmSync(home, { recursive: true, force: true });
      throw error;
    }
  }

  /** Starts another Redis for one project, because suites empty their databases. @returns its address. */
  async redisOf(project: string): Promise<string> {
    const name = `redis-${project}`;
    const context = { ...this.context, home: prepareHome(join(this.context.home, name)) };
    return (await redis(context, name)).env.REDIS_URL ?? '';
  }

  /** Starts mongoeco in place of the default MongoDB. @throws MissingError */
  mongoeco(): Promise<Store> {
    return (this.second ??= mongoeco(this.context));
  }

  /** Starts MinIO if available. @returns the variables with its address */
  async minio(): Promise<Record<string, string> | undefined> {
    const binary = findMinio(this.context.cache);
    if (!binary) return undefined;
    const context = { ...this.context, home: join(this.context.home, 'minio') };
    return (await startMinio(context, binary, 'minio')).env;
  }

  async close(): Promise<void> {
    open.delete(this);
    await this.context.supervisor.stop(3000);
    rmSync(this.context.home, { recursive: true, force: true });
  }
}
