import { LauncherError } from '../../lib/launcher-error.ts';
import { commandOf, descendantsOf } from '../../lib/process-table.ts';
import type { Product } from '../../platform/product.ts';
import { waitUntil } from '../../lib/wait.ts';

const START_LIMIT_MS = 30_000;

/** Kills the browser that prints. It starts with the first document. @returns undefined: the worker stays */
export async function killBrowser(product: Product): Promise<undefined> {
  const worker = product.pidOf('media-worker');
  if (!worker) throw new LauncherError('There is no media-worker in the run file.');
  const browser = () => descendantsOf(worker).find((pid) => /chrom/i.test(commandOf(pid)));
  await waitUntil(() => Promise.resolve(browser() !== undefined), { timeoutMs: START_LIMIT_MS, everyMs: 20 });
  const pid = browser();
  if (!pid) throw new LauncherError('The browser of the media worker was not found.');
  process.kill(pid, 'SIGKILL');
  return undefined;
}
