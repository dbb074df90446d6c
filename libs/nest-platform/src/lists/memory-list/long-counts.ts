import { type Model, mongo } from 'mongoose';
import { countMatches } from '../port/list-counts';

/** Number of records from which a count is reused. */
const LONG = 10_000;
/** Number of records from which a list is read by time windows. */
const WINDOWED_FROM = 2000;
/** Lifetime of a long count: a multiple of its duration, between a minimum and a maximum. */
const REUSE = 20;
const [REUSE_MIN_MS, REUSE_MAX_MS] = [5000, 300_000];
/** Number of filters per list with cached counts. */
const KEPT = 200;

interface Count {
  total: number;
  /** Expiry of the cached count. */
  until: number;
}

interface Counts {
  known: Map<string, Count>;
  /** Running counts of filters that are new or long. */
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

/** True if a filter's last count was too large for a server to examine all matches. */
export const isLongList = (model: object, filter: Filter): boolean =>
  (counts.get(model)?.known.get(keyOf(filter))?.total ?? 0) > WINDOWED_FROM;

/**
 * Counts the records of a filter. Small counts are always made; one of ten thousand or more is
 * reused for some seconds, and while a new count runs: a long list does not cost an index scan per
 * page. Concurrent first counts are shared.
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
  // If the store is down, the read of the list fails and reports it.
  counting.catch(() => undefined);
  return Promise.resolve(before.total);
}

/** Number of matches by {@link countMatches}; long counts are reused: {@link longCount}. */
export const countRecords = <T>(model: Model<T>, filter: Filter = {}, absent?: string): Promise<number> =>
  longCount(model, filter, () => countMatches(model, filter, absent));
