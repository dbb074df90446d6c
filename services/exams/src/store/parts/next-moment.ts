/** A clock that was set back by more than this is followed. */
const AHEAD_MS = 1_000;

let last = 0;

/**
 * The time, at least a millisecond after that of the call before. A write that is repeated after its answer was lost is
 * known by its time, so two changes of one process must not have the same.
 */
export function nextMoment(): Date {
  const now = Date.now();
  last = now > last || last - now > AHEAD_MS ? now : last + 1;
  return new Date(last);
}
