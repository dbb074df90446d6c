import type { Model } from 'mongoose';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Length of the last closed window in days; all windows together span eleven years, and the last one is open. */
const LAST_DAYS = 2048;

/** Exclusive bounds of a stored time. */
export interface TimeBounds {
  $gt?: Date;
  $lt?: Date;
}

const shifted = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

/**
 * Splits time into windows of 1, 2, 4… days, newest first, or with `direction` 1 oldest first. A
 * time-ordered list is read window by window until there are enough records: a server that sorts or
 * fetches all matches of a filter gets a narrow range, and one that walks its index does no more
 * work.
 *
 * @param from start of the first window unless `bounds` define it; records beyond it are in that
 * window
 */
export function* timeWindows(
  { $gt, $lt }: TimeBounds,
  direction: 1 | -1,
  from: Date,
): Generator<TimeBounds, void> {
  const [nearName, farName] = direction === -1 ? (['$lt', '$gt'] as const) : (['$gt', '$lt'] as const);
  const [start, end] = direction === -1 ? [$lt, $gt] : [$gt, $lt];
  let near = start;
  let edge = start ?? from;
  for (let days = 1; days <= LAST_DAYS; days *= 2) {
    edge = shifted(edge, direction * days * DAY_MS);
    if (end && (direction === -1 ? edge <= end : edge >= end)) break;
    yield { [farName]: edge, ...(near && { [nearName]: near }) };
    // Bounds are exclusive, and times have whole milliseconds.
    near = shifted(edge, -direction);
  }
  yield { ...(end && { [farName]: end }), ...(near && { [nearName]: near }) };
}

/** First sort field, if it is a time in this direction. */
export function momentOf<T>(
  model: Model<T>,
  sort: Record<string, 1 | -1>,
  direction: 1 | -1,
): string | undefined {
  const [field = '', first] = Object.entries(sort)[0] ?? [];
  return first === direction && model.schema.path(field)?.instance === 'Date' ? field : undefined;
}
