import { isApiError } from '@concord/api-client/requests';

const POLL_MS = 10_000;
/** Poll interval for a server of the previous version, which does not know the call. */
const UNKNOWN_MS = 300_000;
const REFUSED_MS = 60_000;

/** Delay before the next poll, with jitter, so that the pages of a hall do not poll in sync. */
export function pollDelay(error?: unknown): number {
  const jitter = 0.8 + Math.random() * 0.4;
  if (!isApiError(error) || error.status === 0) return POLL_MS * jitter;
  if (error.status === 404) return UNKNOWN_MS * jitter;
  return Math.max(REFUSED_MS, (error.retryAfter ?? 0) * 1000) * jitter;
}
