import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printGoals } from '../bench/output.ts';
import { platformCost } from '../bench/platform-cost.ts';
import { judgePages } from '../bench/web/page-bytes.ts';
import { runProgram } from '../lib/cli-run.ts';
import { print, printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { ROOT } from '../lib/paths.ts';
import type { Product } from '../platform/product.ts';
import { StartedProduct } from '../platform/started-product.ts';

/** Starts a clone, prints how long each step took, does `work` on it and stops it. */
async function onStartedClone(
  root: string,
  name: string,
  work: (product: Product) => Promise<void> = async () => undefined,
): Promise<void> {
  // Nx shares what it has built between clones; a cold start is one without that.
  const env = { NX_CACHE_DIRECTORY: join(root, '.nx', 'cache') };
  const product = await StartedProduct.start({ root, home: join(root, '.concord'), env });
  try {
    if (!(await product.ready())) throw new LauncherError(`${product.output}\nThe clone did not start.`);
    print(`${name} ${product.timings}`);
    await work(product);
  } finally {
    await product.stop();
  }
}

async function measure(product: Product): Promise<void> {
  printStep('First visits of each page');
  printGoals((await judgePages(product.url)).map((text) => ({ text, holds: false })));
  printStep('A route that does nothing');
  (await platformCost(product)).forEach(print);
}

/** Prints how long starts take, what first visits load, and what service and gateway cost. */
export async function benchSmoke(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'concord-bench-'));
  const clone = join(folder, 'concord');
  try {
    const { code, output } = await runProgram('git', ['clone', '--quiet', ROOT, clone]);
    if (code !== 0) throw new LauncherError(`${output}\nThe repository could not be cloned.`);
    printStep('Cold start: a fresh clone, everything installed and built');
    await onStartedClone(clone, 'cold start');
    printStep('Warm start: at most 20 s');
    await onStartedClone(clone, 'warm start', measure);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
