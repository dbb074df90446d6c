import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printStep } from '../../lib/console.ts';
import { Shutdown } from '../../lib/shutdown.ts';
import { TestStores } from '../../stores/test-stores.ts';
import type { ReleaseTree } from './release-tree.ts';
import { RolledProduct } from './rolled-product.ts';

/**
 * Starts a product with several processes of each kind for `work`, and stops it afterwards. Its logs stay if
 * `work` fails.
 */
export async function withRolledProduct(
  tree: ReleaseTree,
  work: (product: RolledProduct) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'concord-release-'));
  const stores = await TestStores.open();
  let product: RolledProduct | undefined;
  let failed = false;
  const end = async () => {
    await product?.stop();
    await stores.close();
    // The error refers to a log in the folder.
    if (!failed) rmSync(folder, { recursive: true, force: true });
  };
  new Shutdown(end, 1);
  try {
    printStep(`Starting ${tree.name}`);
    product = await RolledProduct.start(stores, folder, tree);
    await work(product);
  } catch (error) {
    failed = true;
    throw error;
  } finally {
    await end();
  }
}
