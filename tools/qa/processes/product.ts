import { resolve } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { print, printStep } from '../../lib/console.ts';
import { LauncherError } from '../../lib/launcher-error.ts';
import { ROOT } from '../../lib/paths.ts';
import { RunFile } from '../../lib/run-file.ts';
import { Shutdown } from '../../lib/shutdown.ts';
import { Product } from '../../platform/product.ts';
import { StartedProduct } from '../../platform/started-product.ts';

const SHOWN_CHARACTERS = 4000;

/** The product at CONCORD_URL, whose processes are found by CONCORD_HOME. */
function runningProduct(url: string, home: string | undefined): Product {
  const { hostname, origin } = new URL(url);
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
    throw new LauncherError('This puts a load on a server: CONCORD_URL must be on this machine.');
  return new Product(origin, home ? resolve(ROOT, home) : undefined);
}

/**
 * Provides a service's database of a product on this machine, and the variables with the addresses of its
 * stores.
 */
export async function withDatabase<T>(
  { home }: Product,
  service: string,
  work: (database: Db, env: Record<string, string>) => Promise<T>,
): Promise<T> {
  const env = home && RunFile.storesOf(home);
  if (!env) throw new LauncherError('Only a product on this machine can be measured: set CONCORD_HOME.');
  const client = new MongoClient(env.MONGODB_URI ?? '');
  try {
    return await work(client.db(`${env.MONGODB_DB_PREFIX}-${service}`), env);
  } finally {
    await client.close();
  }
}

interface Start {
  seed?: 'none' | 'demo';
  /** Variables for the product. */
  env?: NodeJS.ProcessEnv;
  /** Another clone of the repository. */
  root?: string;
  /** Called after the product has stopped, even if the command is interrupted. */
  afterwards?: () => Promise<void>;
}

/** Starts a product for `work`, then stops and removes it. */
export async function withStartedProduct<T>(
  work: (product: StartedProduct) => Promise<T>,
  { seed = 'none', env = {}, root, afterwards }: Start = {},
): Promise<T> {
  printStep('Starting the product');
  const product = await StartedProduct.start({ ...(root && { root }), env: { ...env, SEED: seed } });
  const end = async () => {
    await product.stop();
    product.dispose();
    await afterwards?.();
  };
  const shutdown = new Shutdown(end, 1);
  try {
    if (!(await product.ready())) throw new LauncherError('The product did not start.');
    return await work(product);
  } catch (error) {
    print(product.output.slice(-SHOWN_CHARACTERS));
    throw error;
  } finally {
    await end().finally(() => shutdown.cancel());
  }
}

/** Provides the product at CONCORD_URL, or starts one. */
export async function withProduct(
  work: (product: Product) => Promise<void>,
  start: Start = {},
): Promise<void> {
  const { CONCORD_URL, CONCORD_HOME } = process.env;
  if (CONCORD_URL) return work(runningProduct(CONCORD_URL, CONCORD_HOME));
  await withStartedProduct(work, start);
}
