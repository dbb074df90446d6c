import type { Supervisor } from '../lib/supervisor.ts';
import { PROCESSES, SHARED_PROCESS } from './ports.ts';

/**
 * Grace period of the product's processes, for requests in progress. Acknowledged data is in the store's
 * journal.
 */
const PROCESS_GRACE_MS = 3500;
/** Deadline of the stores, counted from the start of the stop. */
const STORES_BY_MS = 7000;
const LEAST_STORE_GRACE_MS = 2000;

/**
 * Stops the processes before their stores. A process that exceeds its grace period is killed, which takes at
 * most a second, so that everything has stopped after 8 s, even on a busy machine.
 */
export async function stopInOrder(
  supervisor: Pick<Supervisor, 'stop'>,
  now: () => number = Date.now,
): Promise<void> {
  const from = now();
  await supervisor.stop(PROCESS_GRACE_MS, [...PROCESSES, SHARED_PROCESS]);
  const left = STORES_BY_MS - (now() - from);
  await supervisor.stop(Math.max(left, LEAST_STORE_GRACE_MS));
}
