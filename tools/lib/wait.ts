import { setTimeout as pause } from 'node:timers/promises';

export interface WaitOptions {
  timeoutMs: number;
  everyMs?: number;
  signal?: AbortSignal;
}

/** Polls until the answer is true. @returns false after the time-out. */
export async function waitUntil(
  ask: () => Promise<boolean> | boolean,
  { timeoutMs, everyMs = 100, signal }: WaitOptions,
): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    signal?.throwIfAborted();
    if (await ask()) return true;
    await pause(everyMs, undefined, { signal });
  }
  return false;
}

/** Status of one HTTP GET; 0 without an answer within two seconds. */
export async function httpStatus(url: string): Promise<number> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}
