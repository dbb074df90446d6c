/** Accepted lead over the clock; if the clock was set back further, the result follows it. */
const AHEAD_MS = 1_000;

let last = 0;

/**
 * The current time, at least 1 ms after the previous result. A retried write recognizes its first attempt by its
 * time, so two changes of one process must differ.
 */
export function nextMoment(): Date {
  const now = Date.now();
  last = now > last || last - now > AHEAD_MS ? now : last + 1;
  return new Date(last);
}
