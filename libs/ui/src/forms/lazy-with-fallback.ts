import { type ComponentType, lazy } from 'react';

const DELAYS_MS = [500, 2_000, 5_000];

/**
 * `React.lazy` with retries: after four failures the `fallback`, a simpler component with the same properties, takes
 * its place. A lost chunk must not break a half-filled form. Suspends while it loads.
 */
export function lazyWithFallback<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ComponentType<Props>,
) {
  const attempt = async (delays: readonly number[]): Promise<{ default: ComponentType<Props> }> => {
    try {
      return await load();
    } catch {
      const [delay, ...others] = delays;
      if (delay === undefined) return { default: fallback };
      await new Promise((resolve) => void setTimeout(resolve, delay));
      return attempt(others);
    }
  };
  return lazy(() => attempt(DELAYS_MS));
}
