import { getPriority, setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** Answers of candidates come first on a machine that the worker shares with them; its browsers take this over. */
const NICENESS = 5;

/** Makes this process a considerate one: call it first, before its heap grows. */
export function workInBackground(): void {
  // One that was started with less is refused more.
  if (getPriority() < NICENESS) setPriority(NICENESS);
  // Rows of long lists are garbage at once: a young generation that grew would keep 100 MB of it, and be no faster.
  setFlagsFromString('--semi-space-growth-factor=1');
}
