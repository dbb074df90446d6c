import { backOffDelay } from '@concord/api-client/browser';

/** Upper bound on a Retry-After: a wrong one must not stop saving for an hour. */
const LONGEST_RETRY_AFTER_MS = 30_000;
const RETRY_AFTER_JITTER_MS = 1000;

/** The pause of a Retry-After header, between 0 and 30 s, in milliseconds. */
export const retryAfterDelay = (retryAfterSeconds: number) =>
  Math.min(LONGEST_RETRY_AFTER_MS, Math.max(0, retryAfterSeconds * 1000));

/** The pause before the next try: exponential back-off, or the Retry-After of the server with some jitter. */
export const retryDelay = (failures: number, retryAfterSeconds?: number) =>
  retryAfterSeconds === undefined
    ? backOffDelay(failures)
    : retryAfterDelay(retryAfterSeconds) + Math.random() * RETRY_AFTER_JITTER_MS;

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));
