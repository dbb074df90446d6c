const DAYS_OF_LONGEST_MONTH = 31;

/**
 * The day `months` after an anchor, on the anchor's day of the month or the last one there is. Counted from the
 * anchor each time, so that 29 February returns in every leap year.
 *
 * @param day `YYYY-MM-DD`
 * @example addMonths('2024-02-29', 12) // '2025-02-28'
 */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(index / 12), index % 12];
  // Day 0 of the next month is the last one of this month.
  const last = date > 28 ? new Date(Date.UTC(toYear, toMonth + 1, 0)).getUTCDate() : DAYS_OF_LONGEST_MONTH;
  return [
    String(toYear).padStart(4, '0'),
    String(toMonth + 1).padStart(2, '0'),
    String(Math.min(date, last)).padStart(2, '0'),
  ].join('-');
}

/** Number of whole months from one day to a later one; 0 if it is not later. */
export function wholeMonths(from: string, to: string): number {
  if (to <= from) return 0;
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth;
  return addMonths(from, months) <= to ? months : months - 1;
}
