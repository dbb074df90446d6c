import { resolve } from 'node:path';
import { print, printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { ROOT } from '../lib/paths.ts';
import { Shutdown } from '../lib/shutdown.ts';
import { Product } from '../platform/product.ts';
import { StartedProduct } from '../platform/started-product.ts';

const SHOWN_CHARACTERS = 4000;

/** The product at CONCORD_URL; its processes are those of CONCORD_HOME. */
function runningProduct(url: string, home: string | undefined): Product {
  const { hostname, origin } = new URL(url);
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
    throw new LauncherError('This puts a load on a server: CONCORD_URL must be on this machine.');
  return new Product(origin, home ? resolve(ROOT, home) : undefined);
}

/**
 * Lets `work` use the product at CONCORD_URL, else one that is started for it and stopped afterwards.
 * @param env variables that the product needs for this work
 */
export async function withProduct(
  work: (product: Product) => Promise<void>,
  seed: 'none' | 'demo' = 'none',
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const { CONCORD_URL, CONCORD_HOME } = process.env;
  if (CONCORD_URL) return work(runningProduct(CONCORD_URL, CONCORD_HOME));
  printStep('Starting the product');
  const product = await StartedProduct.start({ env: { ...env, SEED: seed } });
  const end = async () => {
    await product.stop();
    product.dispose();
  };
  new Shutdown(end, 1);
  try {
    if (!(await product.ready())) throw new LauncherError('The product did not start.');
    await work(product);
  } catch (error) {
    print(product.output.slice(-SHOWN_CHARACTERS));
    throw error;
  } finally {
    await end();
  }
}
