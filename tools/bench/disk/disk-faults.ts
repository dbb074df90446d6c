import { setTimeout as pause } from 'node:timers/promises';
import { print, printWarning } from '../../lib/console.ts';
import { httpStatus, waitUntil } from '../../lib/wait.ts';
import type { Product } from '../../platform/product.ts';
import { type Inject, RECOVERY_LIMIT_MS } from '../faults.ts';
import { exhaustMemory } from './memory-limit.ts';
import type { SmallDisk } from './small-disk.ts';
import { type Observation, observe } from './told.ts';

const FULL_MS = 15_000;
const READ_ONLY_MS = 12_000;
const SEEN_MS = 2000;
const STORES = ['mongodb', 'redis', 's3'];

/** The disks of a product: its whole folder, and within it that of the stores' data. */
export interface Disks {
  home: SmallDisk;
  data: SmallDisk;
}

/** Waits until the product has recovered from the fault before, and whoever measures that has seen it. */
async function untilWell({ url }: Product): Promise<void> {
  const isWell = async () => (await httpStatus(`${url}/api/health/ready`)) === 200;
  await waitUntil(isWell, { timeoutMs: RECOVERY_LIMIT_MS, everyMs: 500 });
  await pause(SEEN_MS);
}

/** Makes the faults of this drill; each tells what callers, pages, health and logs said meanwhile. */
export function diskFaults(disks: Disks, observations: Observation[]): Inject {
  const whileBroken = async (product: Product, kind: string, forMs: number) => {
    const until = performance.now() + forMs;
    observations.push(await observe(product, kind, forMs));
    await pause(Math.max(0, until - performance.now()));
  };
  return async (product, kind) => {
    const [fault = '', name = ''] = kind.split(' ');
    await untilWell(product);
    printWarning(`fault: ${kind}`);
    if (fault === 'full') {
      await Promise.all([disks.home.fill(), disks.data.fill()]);
      await whileBroken(product, kind, FULL_MS);
      disks.home.free();
      disks.data.free();
      return undefined;
    }
    if (fault === 'read-only') {
      for (const store of STORES) if (product.pidOf(store)) product.kill(store);
      await disks.data.forbidWrites();
      await whileBroken(product, kind, READ_ONLY_MS);
      await disks.data.allowWrites();
      return undefined;
    }
    const pid = await exhaustMemory(product, name);
    print(`  ${name} (${pid}) met its limit of memory`);
    const isNew = () => ![undefined, pid].includes(product.pidOf(name));
    await waitUntil(isNew, { timeoutMs: RECOVERY_LIMIT_MS });
    // It is known under its own name, and so is back from here on when all is well.
    return undefined;
  };
}
