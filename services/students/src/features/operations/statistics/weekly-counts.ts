import type { WeekCounts } from '@concord/contracts';
import { weekOf } from '@concord/nest-platform';
import type { DayCountsRecord } from '../../../store/day-counts/day-counts.schema';

/** Sums up days by week; weeks without any have zeros. */
export function toWeeks(mondays: readonly string[], days: readonly DayCountsRecord[]): WeekCounts[] {
  const weeks = new Map(
    mondays.map((from) => [from, { from, registrations: 0, serialsMade: 0, serialsUsed: 0 }]),
  );
  for (const { _id, registrations, serialsMade, serialsUsed } of days) {
    const week = weeks.get(weekOf(_id));
    if (!week) continue;
    week.registrations += registrations;
    week.serialsMade += serialsMade;
    week.serialsUsed += serialsUsed;
  }
  return [...weeks.values()];
}
