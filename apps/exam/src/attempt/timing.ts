import { backOffDelay } from '@concord/api-client/browser';

/** Timers and randomness, replaceable in tests. */
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

/** Upper bound on a Retry-After: a wrong one must not stop saving for an hour. */
const LONGEST_RETRY_AFTER_MS = 30_000;
const RETRY_AFTER_JITTER_MS = 1000;

/** The pause of a Retry-After header, between 0 and 30 s, in milliseconds. */
export const retryAfterDelay = (retryAfterSeconds: number) =>
  Math.min(LONGEST_RETRY_AFTER_MS, Math.max(0, retryAfterSeconds * 1000));

/** The pause before the next try: exponential back-off, or the Retry-After of the server with some jitter. */
export const retryDelay = (failures: number, random: () => number, retryAfterSeconds?: number) =>
  retryAfterSeconds === undefined
    ? backOffDelay(failures, random)
    : retryAfterDelay(retryAfterSeconds) + random() * RETRY_AFTER_JITTER_MS;
