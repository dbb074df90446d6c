const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The calendar date `YYYY-MM-DD` one month after a day; the last day of a month that is too short. */
export function oneMonthAfter(date: Date): string {
  const lastDay = new Date(date.getFullYear(), date.getMonth() + 2, 0);
  const day = Math.min(date.getDate(), lastDay.getDate());
  return `${lastDay.getFullYear()}-${twoDigits(lastDay.getMonth() + 1)}-${twoDigits(day)}`;
}
