import { type ComponentType, lazy } from 'react';

const PAUSES_MS = [500, 2_000, 5_000];

/**
 * A part that loads when it is first shown. On a bad link it is asked for again a few times, and then the plain
 * `standIn` does its work: a page with a half-filled form must not end for want of one small file.
 */
export function latePart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  standIn: ComponentType<Props>,
) {
  const attempt = async (pauses: readonly number[]): Promise<{ default: ComponentType<Props> }> => {
    try {
      return await load();
    } catch {
      const [pause, ...others] = pauses;
      if (pause === undefined) return { default: standIn };
      await new Promise((resolve) => void setTimeout(resolve, pause));
      return attempt(others);
    }
  };
  return lazy(() => attempt(PAUSES_MS));
}
