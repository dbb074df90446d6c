import { type Model, type QueryFilter, trusted, type UpdateQuery } from 'mongoose';
import { addDays, dayOf, startOfDay } from '../core/days';
import { unlessDuplicate } from './mongo-errors';

/** Counts of one day in Nigeria; `_id` is the day, e.g. `2026-11-23`. */
export interface DayRecord {
  _id: string;
  /** Time of the count. A count that began long after the day's end is final. */
  countedAt: Date;
}

/** Retention in days: the 52 weeks of the charts, and one more. */
const KEPT_DAYS = 53 * 7;
/** Time after a day's end during which its records may change: staff decide on late answers for two days. */
const FINAL_AFTER_MS = 3 * 24 * 60 * 60 * 1000;
/** Interval for re-reading the first record, as an import may bring an older one. */
const FIRST_KNOWN_MS = 60 * 60 * 1000;

export interface DaySource<Counts> {
  /** Time of the first record, or of the first one before a known time; undefined without any. */
  earliest: (before?: Date) => Promise<Date | undefined>;
  /** Counts records of a period: `from` is inclusive, `to` exclusive. */
  count: (period: { from: string; to: string }) => Promise<Counts>;
}

/**
 * Daily counts, so that charts of many weeks read few records. A task recounts each day from its
 * records until it is final. Unlike an incremented counter, a recount is right after a crash, a
 * repeated write, a change by the previous version, and for days before the first count.
 *
 * @example
 * class DayCountsRepository extends DailyCounts<DayCountsRecord> {
 *   constructor(@InjectModel(DAY_COUNTS_MODEL) model: Model<DayCountsRecord>) { super(model); }
 * }
 */
export class DailyCounts<R extends DayRecord> {
  private first?: { at: Date; readAt: number };
  /** Running reads by their first day. */
  private readonly reading = new Map<string, Promise<R[]>>();

  constructor(private readonly model: Model<R>) {}

  /** Counts the days that are not final, oldest first. Idempotent; may run in several processes. */
  async refresh(
    { earliest, count }: DaySource<Omit<R, keyof DayRecord>>,
    signal?: AbortSignal,
    now = new Date(),
  ): Promise<void> {
    const first = await this.firstMoment(earliest, now);
    if (!first) return;
    const stored = await this.since(addDays(dayOf(now), -KEPT_DAYS));
    const countedAt = new Map(stored.map((day) => [day._id, day.countedAt]));
    for (const day of openDays(dayOf(first), countedAt, now)) {
      if (signal?.aborted) return;
      const at = new Date();
      const [from, to] = [startOfDay(day), startOfDay(addDays(day, 1))].map((date) => date.toISOString());
      const counts = await count({ from: from ?? '', to: to ?? '' });
      const change = { $set: { ...counts, countedAt: at } } as unknown as UpdateQuery<R>;
      const filter = { _id: day } as QueryFilter<R>;
      // If two processes count a new day at once, one gets a duplicate error: its count was the
      // same.
      await unlessDuplicate(() => this.model.updateOne(filter, change, { upsert: true }));
    }
  }

  private async firstMoment(earliest: DaySource<unknown>['earliest'], now: Date): Promise<Date | undefined> {
    const known = this.first;
    if (known && Math.abs(now.getTime() - known.readAt) < FIRST_KNOWN_MS) return known.at;
    // Asks only for older records, because a store that sorts before it limits would read the whole
    // collection.
    const at = (await earliest(known?.at)) ?? known?.at;
    this.first = at && { at, readAt: now.getTime() };
    return at;
  }

  /** Counts from this day on, in order; days without a record are absent. Concurrent callers share a read. */
  since(day: string): Promise<R[]> {
    const running = this.reading.get(day);
    if (running) return running;
    const later = { _id: trusted({ $gte: day }) } as QueryFilter<R>;
    const rows = this.model.find(later).sort({ _id: 1 }).lean().exec() as unknown as Promise<R[]>;
    const reading = rows.finally(() => this.reading.delete(day));
    this.reading.set(day, reading);
    return reading;
  }
}

/** Days that must be counted now. */
export function openDays(first: string, countedAt: ReadonlyMap<string, Date>, now: Date): string[] {
  const today = dayOf(now);
  const days: string[] = [];
  const earliestKept = addDays(today, -KEPT_DAYS);
  for (let day = first > earliestKept ? first : earliestKept; day <= today; day = addDays(day, 1)) {
    const finalFrom = startOfDay(addDays(day, 1)).getTime() + FINAL_AFTER_MS;
    if ((countedAt.get(day)?.getTime() ?? 0) < finalFrom) days.push(day);
  }
  return days;
}
