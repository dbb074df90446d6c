/** Timers and chance, so that tests decide both. */
export interface Timing {
  readonly after: (milliseconds: number, work: () => void) => () => void;
  /** 0 up to 1. */
  readonly random: () => number;
}

export const realTiming: Timing = {
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

/** The pause that the server named, as far as it is believed: a wrong one must not stop saving for an hour. */
export const toldPause = (retryAfterSeconds: number) =>
  Math.min(LONGEST_DELAY_MS, Math.max(0, retryAfterSeconds * 1000));

/**
 * The pause before the next try, doubling from a second to half a minute. Half of it is chance, so that a hall of
 * candidates does not come back all at once; a pause that the server named takes its place, and a little chance.
 */
export function retryDelay(failures: number, random: () => number, retryAfterSeconds?: number): number {
  if (retryAfterSeconds !== undefined) return toldPause(retryAfterSeconds) + random() * FIRST_DELAY_MS;
  const longest = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, failures - 1));
  return longest / 2 + (random() * longest) / 2;
}
