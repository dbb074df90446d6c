import { z } from 'zod';

/** Options of {@link listOf}: the fewest items, and words that replace Zod's for too few and for too many. */
export interface ListOptions {
  min?: number;
  tooFew?: string;
  tooMany?: string;
}

/**
 * A list of at most `max` items. They are counted before any is looked at: Zod's own `max` is checked after each item was
 * judged, and each wrong one costs the memory of an issue.
 */
export function listOf<T extends z.ZodType>(
  item: T,
  max: number,
  { min = 0, tooFew, tooMany = `At most ${max} of these are accepted at once` }: ListOptions = {},
) {
  const list = z.array(item).max(max, tooMany);
  const checked = countedFirst(min > 0 ? list.min(min, tooFew) : list, max, tooMany);
  // `preprocess` would leave clients without the type of what they send.
  return checked as unknown as z.ZodType<z.output<T>[], z.input<T>[]>;
}

/** A record of at most `max` keys, which are counted before any is looked at. */
export function recordOf<K extends z.ZodType<string, string>, V extends z.ZodType>(
  key: K,
  value: V,
  max: number,
  tooMany = `At most ${max} of these are accepted at once`,
) {
  const checked = countedFirst(z.record(key, value), max, tooMany);
  return checked as unknown as z.ZodType<Record<z.output<K>, z.output<V>>, Record<z.input<K>, z.input<V>>>;
}

function countedFirst(schema: z.ZodType, max: number, message: string) {
  return z.preprocess((value, { issues }) => {
    if (sizeOf(value) <= max) return value;
    issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  }, schema);
}

function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return value !== null && typeof value === 'object' ? Object.keys(value).length : 0;
}
