import { type Model, mongo } from 'mongoose';

/** From so many records on, a count takes long enough to be used again. */
const LONG = 10_000;
/** From so many on, a list is read by windows of time. */
const WINDOWED_FROM = 2000;
/** A long count is used again for this many times what it took, but at least and at most so long. */
const REUSE = 20;
const [REUSE_MIN_MS, REUSE_MAX_MS] = [5000, 300_000];
/** Filters of one list whose counts are kept. */
const KEPT = 200;

interface Count {
  total: number;
  /** Counted again after this time. */
  until: number;
}

interface Counts {
  known: Map<string, Count>;
  /** Counts of filters that were not counted before, or are long. */
  running: Map<string, Promise<number>>;
}

type Filter = Record<string, unknown>;

const counts = new WeakMap<object, Counts>();

function countsOf(model: object): Counts {
  const kept = counts.get(model) ?? {
    known: new Map<string, Count>(),
    running: new Map<string, Promise<number>>(),
  };
  counts.set(model, kept);
  return kept;
}

const keyOf = (filter: Filter) => mongo.BSON.EJSON.stringify(filter);

const clock = () => performance.now();

/** Whether a filter found so many records, when they were counted last, that a server should not look at all of them. */
export const isLongList = (model: object, filter: Filter): boolean =>
  (counts.get(model)?.known.get(keyOf(filter))?.total ?? 0) > WINDOWED_FROM;

/**
 * Counts the records of a filter. Few are counted each time. A count of ten thousand and more is used again for some
 * seconds, and while one call counts anew: a long list does not cost a scan of its index for each of its pages. First
 * counts at the same time are one.
 *
 * @example
 * const total = await longCount(this.model, filter, () => this.model.countDocuments(filter));
 */
export function longCount(model: object, filter: Filter, count: () => Promise<number>): Promise<number> {
  const key = keyOf(filter);
  const { known, running } = countsOf(model);
  const before = known.get(key);
  const counted = async () => {
    const from = clock();
    const total = await count();
    const reuse = Math.min(REUSE_MAX_MS, Math.max(REUSE_MIN_MS, (clock() - from) * REUSE));
    known.delete(key);
    known.set(key, { total, until: clock() + reuse });
    const [oldest = key] = known.keys();
    if (known.size > KEPT) known.delete(oldest);
    return total;
  };
  if (before && before.total < LONG) return counted();
  if (before && clock() < before.until) return Promise.resolve(before.total);
  const counting = running.get(key) ?? counted().finally(() => running.delete(key));
  running.set(key, counting);
  if (!before) return counting;
  // Without a store the list itself fails, and says so.
  counting.catch(() => undefined);
  return Promise.resolve(before.total);
}

/** How many records a filter finds; all without one, which costs no scan. Long counts are reused: {@link longCount}. */
export const countRecords = <T>(model: Model<T>, filter: Filter = {}): Promise<number> =>
  longCount(model, filter, () =>
    Object.keys(filter).length > 0
      ? model.countDocuments(filter).exec()
      : model.estimatedDocumentCount().exec(),
  );
