import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { print, printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { ROOT } from '../lib/paths.ts';
import { Shutdown } from '../lib/shutdown.ts';
import { RunningProduct } from '../suites/running-product.ts';
import { Connection } from './connection.ts';

/** What a product that is started here begins with. */
type Seed = 'none' | 'demo';

const SHOWN_CHARACTERS = 4000;
const LOOK_EVERY_MS = 50;

export interface RunningProcess {
  name: string;
  pid: number;
}

/** The product that is measured: started for it, or one that runs already. */
export class Product {
  readonly url: string;
  /** The run's data folder; undefined for a product elsewhere, whose processes cannot be looked at. */
  readonly home: string | undefined;
  readonly stores: string;
  private readonly own: RunningProduct | undefined;

  private constructor(url: string, home: string | undefined, stores: string, own?: RunningProduct) {
    this.url = url;
    this.home = home;
    this.stores = stores;
    this.own = own;
  }

  /** The one at CONCORD_URL (its processes are those of CONCORD_HOME), else a new one on data of its own. */
  static async open(env: NodeJS.ProcessEnv = process.env, seed: Seed = 'none'): Promise<Product> {
    if (env.CONCORD_URL) {
      const { hostname, origin } = new URL(env.CONCORD_URL);
      if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
        throw new LauncherError('This puts a load on a server: CONCORD_URL must be on this machine.');
      const home = env.CONCORD_HOME ? resolve(ROOT, env.CONCORD_HOME) : undefined;
      return new Product(origin, home, 'those of the running product');
    }
    env.SEED = seed;
    const own = await RunningProduct.create();
    if (!(await own.ready())) {
      own.dispose();
      throw new LauncherError(`${own.output}\nThe product did not start.`);
    }
    const stores = /^ {2}stores: (.*)$/m.exec(own.output)?.[1] ?? 'unknown';
    return new Product(own.url, own.home, stores, own);
  }

  /** The launcher and what it runs at this moment. */
  processes(): RunningProcess[] {
    if (!this.home) return [];
    try {
      const run = JSON.parse(readFileSync(join(this.home, 'run.json'), 'utf8')) as {
        launcher: RunningProcess;
        processes: RunningProcess[];
      };
      return [run.launcher, ...run.processes];
    } catch {
      return [];
    }
  }

  pidOf(name: string): number | undefined {
    return this.processes().find((known) => known.name === name)?.pid;
  }

  /** A variable that the launcher gave to a process. */
  variable(name: string, variable: string): string | undefined {
    const pid = this.pidOf(name);
    if (!pid) return undefined;
    const text = readFileSync(`/proc/${pid}/environ`, 'utf8');
    return text
      .split('\0')
      .find((line) => line.startsWith(`${variable}=`))
      ?.slice(variable.length + 1);
  }

  /** Kills a process with SIGKILL; the launcher starts it again. @returns the id that the process had. */
  kill(name: string): number {
    const pid = this.pidOf(name);
    if (!pid) throw new LauncherError(`There is no ${name} in the launcher's run file to kill.`);
    process.kill(pid, 'SIGKILL');
    return pid;
  }

  /**
   * How long it takes from now until a killed process runs again under another id and the product says that it is
   * ready, in ms; `limitMs` when it does not.
   */
  async recovery(name: string, killed: number | undefined, limitMs: number): Promise<number> {
    const from = performance.now();
    const connection = new Connection(this.url);
    const isReady = async () => {
      if (killed !== undefined && [undefined, killed].includes(this.pidOf(name))) return false;
      const answer = connection.call('GET', '/api/health/ready', undefined, 2000);
      return (await answer.catch(() => undefined))?.status === 200;
    };
    try {
      while (performance.now() - from < limitMs) {
        if (await isReady()) return performance.now() - from;
        await pause(LOOK_EVERY_MS);
      }
      return limitMs;
    } finally {
      connection.close();
    }
  }

  /** The log of what the launcher said, for a run that went wrong. */
  get output(): string {
    return this.own?.output ?? '';
  }

  async stop(): Promise<void> {
    await this.own?.stop();
    this.own?.dispose();
  }
}

/** Starts the product, lets `work` use it and stops it, also when it is interrupted or fails. */
export async function withProduct(work: (product: Product) => Promise<void>, seed?: Seed): Promise<void> {
  printStep('Starting the product');
  const product = await Product.open(process.env, seed);
  new Shutdown(() => product.stop(), 1);
  try {
    await work(product);
  } catch (error) {
    print(product.output.slice(-SHOWN_CHARACTERS));
    throw error;
  } finally {
    await product.stop();
  }
}
