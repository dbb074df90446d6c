import { getPriority, setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** Lower priority than the services on the same machine; child browsers inherit it. */
const NICENESS = 5;

/** Lowers the priority and memory of this process; call it first, before the heap grows. */
export function workInBackground(): void {
  // Raising the priority again would need rights.
  if (getPriority() < NICENESS) setPriority(NICENESS);
  // Rows of long lists become garbage at once: a larger young generation would keep 100 MB and be no faster.
  setFlagsFromString('--semi-space-growth-factor=1');
}
