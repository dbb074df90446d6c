/**
 * Asks every 50 ms until the answer is truthy, and returns it.
 * @throws Error after `ms`.
 */
export async function eventually<T>(
  ask: () => Promise<T | undefined | null | false> | T | undefined | null | false,
  ms = 30_000,
): Promise<T> {
  const until = Date.now() + ms;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (Date.now() > until) throw new Error(`It did not happen within ${ms} ms: ${ask.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
