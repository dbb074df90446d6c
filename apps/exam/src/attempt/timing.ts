import { backOffDelay } from '@concord/api-client/browser';
import { isApiError } from '@concord/api-client/requests';

/** Maximum Retry-After: a wrong one must not stop saving for an hour. */
const LONGEST_RETRY_AFTER_MS = 30_000;
const RETRY_AFTER_JITTER_MS = 1000;

/** Delay of a Retry-After header, between 0 and 30 s, in milliseconds. */
export const retryAfterDelay = (retryAfterSeconds: number) =>
  Math.min(LONGEST_RETRY_AFTER_MS, Math.max(0, retryAfterSeconds * 1000));

/** Delay before the next retry: exponential back-off, or the server's Retry-After with some jitter. */
export const retryDelay = (failures: number, retryAfterSeconds?: number) =>
  retryAfterSeconds === undefined
    ? backOffDelay(failures)
    : retryAfterDelay(retryAfterSeconds) + Math.random() * RETRY_AFTER_JITTER_MS;

/** Maximum delay after an unanswered try: no event signals the return of a connection beyond the local network. */
const LONGEST_UNANSWERED_MS = 5000;

/** Delay before retrying an unresponsive server, up to 5 s: half of it is random. */
export const unansweredDelay = () => (LONGEST_UNANSWERED_MS * (1 + Math.random())) / 2;

/**
 * Delay before a parallel try while another one is unanswered, 4 to 5 s: up to four are in flight
 * before the first times out.
 */
export const parallelRetryDelay = () => LONGEST_UNANSWERED_MS * (0.8 + Math.random() * 0.2);

/** Delay after a failed call, see {@link retryDelay}. */
export const delayAfter = (failures: number, error: unknown) =>
  retryDelay(failures, isApiError(error) ? error.retryAfter : undefined);

/** Delay after a failed call with answers: at most 5 s without a response, else {@link delayAfter}. */
export const answersRetryDelay = (failures: number, error: unknown) => {
  const delay = delayAfter(failures, error);
  return isApiError(error) && error.status !== 0 ? delay : Math.min(delay, unansweredDelay());
};

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));
