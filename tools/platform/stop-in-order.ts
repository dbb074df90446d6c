import type { Supervisor } from '../lib/supervisor.ts';
import { PROCESSES, SHARED_PROCESS } from './ports.ts';

/**
 * Grace of the product's processes: for requests in progress, whose answers nobody has acknowledged yet. What was
 * acknowledged is in the journal of the store.
 */
const PROCESS_GRACE_MS = 3500;
/** Deadline of the stores, from the start; they have the time that the processes left. */
const STORES_BY_MS = 7000;
const LEAST_STORE_GRACE_MS = 2000;

/**
 * Stops the processes before their stores. A process that does not end within its grace is killed, which takes a second
 * at most, so that everything has stopped 8 s later, on a busy machine as well.
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
