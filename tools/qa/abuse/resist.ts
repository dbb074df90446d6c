import { waitUntil } from '../../lib/wait.ts';
import type { AbusedProduct } from './abused-product.ts';
import type { Attack, Target } from './hostile-client.ts';
import { type HonestCall, HONEST_WORK, type HonestUsers } from './honest-users.ts';

/** Time until an attack is at full strength and the limits of wrong tries are exhausted. */
const WARM_UP_MS = 3000;
const LIMIT_MS = 25_000;

/**
 * Runs an attack until every kind of honest work was begun and completed during it.
 * @returns work that failed and errors of honest users; nothing if the product resists
 */
export async function resist({ run }: Attack, product: AbusedProduct, users: HonestUsers): Promise<string[]> {
  const end = new AbortController();
  const target: Target = { url: new URL(product.product.url), signal: end.signal, statuses: new Map() };
  const from = users.now() + WARM_UP_MS;
  const attack = run(target, product);
  const isDone = (work: HonestCall['work']) =>
    users.deeds.some((deed) => deed.work === work && deed.at >= from && deed.ms > 0 && !deed.error);
  await waitUntil(() => HONEST_WORK.every(isDone), { timeoutMs: LIMIT_MS });
  const stuck = HONEST_WORK.filter((work) => !isDone(work));
  end.abort();
  await attack;
  const errors = users.deeds.flatMap((deed) => (deed.at >= from && deed.error ? [deed.error] : []));
  return [...stuck.map((work) => `no ${work} got through`), ...new Set(errors)];
}
