import { type Model, type QueryFilter, trusted, type UpdateQuery } from 'mongoose';
import { addDays, dayOf, startOfDay } from '../core/days';
import { unlessDuplicate } from './mongo-errors';

/** What was counted of one day in Nigeria, which is the `_id`, as `2026-11-23`. */
export interface DayRecord {
  _id: string;
  /** When; a count that began long after the day is final. */
  countedAt: Date;
}

/** Days of the past that are kept counted: those of the 52 weeks that charts show, and of one more. */
const KEPT_DAYS = 53 * 7;
/** What belongs to a day may change for so long after its end: staff decide on late answers for two days. */
const FINAL_AFTER_MS = 3 * 24 * 60 * 60 * 1000;
/** An import may bring an older record than the first one that was known. */
const FIRST_KNOWN_MS = 60 * 60 * 1000;

export interface DaySource<Counts> {
  /** The moment of the first record, or of the first one before a known one; undefined without any. */
  earliest: (before?: Date) => Promise<Date | undefined>;
  /** Counts the records of a time, of which `from` is included and `to` is not. */
  count: (period: { from: string; to: string }) => Promise<Counts>;
}

/**
 * Counts by day, so that charts of many weeks read few records. A task counts each day again until it is final, from
 * its records: unlike a counter that grows with each record, a count is right after a crash, a repeated write, a
 * change by the release before, and for days before the first count.
 *
 * @example
 * class DayCountsRepository extends DailyCounts<DayCountsRecord> {
 *   constructor(@InjectModel(DAY_COUNTS_MODEL) model: Model<DayCountsRecord>) { super(model); }
 * }
 */
export class DailyCounts<R extends DayRecord> {
  private first?: { at: Date; readAt: number };
  /** Readings that have not ended, by the day that they begin with. */
  private readonly reading = new Map<string, Promise<R[]>>();

  constructor(private readonly model: Model<R>) {}

  /** Counts the days that are not final, the oldest first. Idempotent; may run in several processes. */
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
      // Of two processes that count a new day at once, one meets a duplicate: its count was the same.
      await unlessDuplicate(() => this.model.updateOne(filter, change, { upsert: true }));
    }
  }

  private async firstMoment(earliest: DaySource<unknown>['earliest'], now: Date): Promise<Date | undefined> {
    const known = this.first;
    if (known && Math.abs(now.getTime() - known.readAt) < FIRST_KNOWN_MS) return known.at;
    // A store that sorts before it limits reads a whole collection, unless it is asked for what may be older alone.
    const at = (await earliest(known?.at)) ?? known?.at;
    this.first = at && { at, readAt: now.getTime() };
    return at;
  }

  /**
   * What was counted on this day and later ones, in their order; days without a record are absent. Callers of one moment
   * share a reading.
   */
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

/** The days that must be counted now. */
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
