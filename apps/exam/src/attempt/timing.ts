import { backOffDelay } from '@concord/api-client/browser';
import { isApiError } from '@concord/api-client/requests';

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

/** Nothing tells that a line is back where the device stays connected to its own network. */
const LONGEST_UNANSWERED_MS = 5000;

/** The pause before the next try to reach a server that did not answer, up to 5 s: half of it is random. */
export const unansweredDelay = () => (LONGEST_UNANSWERED_MS * (1 + Math.random())) / 2;

/** The pause before another try beside one that got no answer yet, 4 to 5 s: four start before the first one ends. */
export const besideDelay = () => LONGEST_UNANSWERED_MS * (0.8 + Math.random() * 0.2);

/** The pause after a failed call: as {@link retryDelay}. */
export const delayAfter = (failures: number, error: unknown) =>
  retryDelay(failures, isApiError(error) ? error.retryAfter : undefined);

/** The pause after a failed call that carries answers: at most 5 s when no answer came, else as {@link delayAfter}. */
export const delayOfAnswers = (failures: number, error: unknown) => {
  const delay = delayAfter(failures, error);
  return isApiError(error) && error.status !== 0 ? delay : Math.min(delay, unansweredDelay());
};

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));
