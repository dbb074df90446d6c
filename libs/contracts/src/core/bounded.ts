import { z } from 'zod';

/** Options of {@link listOf}: the minimum, and messages that replace Zod's. */
export interface ListOptions {
  min?: number;
  tooFew?: string;
  tooMany?: string;
}

/**
 * A list of at most `max` items, counted before any item is checked. Zod's own `max` runs after all
 * items were checked, and each invalid one costs the memory of an issue.
 */
export function listOf<T extends z.ZodType>(
  item: T,
  max: number,
  { min = 0, tooFew, tooMany = `At most ${max} of these are accepted at once` }: ListOptions = {},
) {
  const list = z.array(item).max(max, tooMany);
  const checked = countedFirst(min > 0 ? list.min(min, tooFew) : list, max, tooMany);
  // `preprocess` would lose the client's input type.
  return checked as unknown as z.ZodType<z.output<T>[], z.input<T>[]>;
}

/** A record of at most `max` keys, counted before any entry is checked. */
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
