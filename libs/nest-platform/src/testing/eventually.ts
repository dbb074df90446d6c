const FIRST_PAUSE_MS = 25;
/** Maximum poll interval, because many waiting tests would take CPU from what they wait for. */
const LONGEST_PAUSE_MS = 250;

/**
 * Polls until the answer is truthy, and returns it: after 25 ms at first, then less often, at least
 * every 250 ms.
 * @throws Error after `ms`.
 */
export async function eventually<T>(
  ask: () => Promise<T | undefined | null | false> | T | undefined | null | false,
  ms = 120_000,
): Promise<T> {
  const until = Date.now() + ms;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 1.3)) {
    const found = await ask();
    if (found) return found;
    if (Date.now() > until) throw new Error(`It did not happen within ${ms} ms: ${ask.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
