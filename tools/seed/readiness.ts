import { setTimeout as pause } from 'node:timers/promises';
import { log } from './log.ts';

const LIMIT_MS = 120_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/** Reason given by the product why it is not ready; undefined when it is. */
async function notReady(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    const text = await answer.text();
    return answer.ok ? undefined : `${answer.status} ${text.slice(0, 600)}`;
  } catch (error) {
    const { cause, message } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}

/** Waits with back-off until the product is ready: containers start in any order. @throws Error after two minutes. */
export async function waitForApi(origin: string, limitMs = LIMIT_MS): Promise<void> {
  const url = `${origin}/api/health/ready`;
  const end = Date.now() + limitMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const problem = await notReady(url);
    if (problem === undefined) return;
    if (Date.now() + pauseMs > end) throw new Error(`${url} is not ready: ${problem}`);
    if (pauseMs === FIRST_PAUSE_MS) log.info({}, `waits for ${url}: ${problem}`);
    await pause(pauseMs);
  }
}
