import type { Timings } from '../lib/timings.ts';
import { mongodb } from './mongodb.ts';
import { redis } from './redis.ts';
import { s3 } from './s3.ts';
import type { StoreContext } from './store.ts';

/** Finds or starts all three stores at the same time. */
export async function openStores(context: StoreContext, timings: Timings) {
  const stores = await Promise.all([
    timings.measure('mongodb', () => mongodb(context)),
    timings.measure('redis', () => redis(context)),
    timings.measure('s3', () => s3(context)),
  ]);
  return {
    labels: stores.map(({ label }) => label),
    env: Object.assign({}, ...stores.map(({ env }) => env)) as Record<string, string>,
  };
}
