import { say, step } from '../../lib/console.ts';
import { Shutdown } from '../../lib/shutdown.ts';
import { Product, type Seed } from './product.ts';

const TOLD_CHARACTERS = 4000;

/** Brings the product up, lets `work` use it and stops it, also when it is interrupted or goes wrong. */
export async function withProduct(work: (product: Product) => Promise<void>, seed?: Seed): Promise<void> {
  step('Bringing the product up');
  const product = await Product.open(process.env, seed);
  new Shutdown(() => product.stop(), 1);
  try {
    await work(product);
  } catch (error) {
    say(product.output.slice(-TOLD_CHARACTERS));
    throw error;
  } finally {
    await product.stop();
  }
}
