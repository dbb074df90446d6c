const two = (number: number) => String(number).padStart(2, '0');

/** The calendar date `YYYY-MM-DD` one month after `today`; the month's last day where it has no such day. */
export function oneMonthAhead(today: Date): string {
  const lastDay = new Date(today.getFullYear(), today.getMonth() + 2, 0);
  const day = Math.min(today.getDate(), lastDay.getDate());
  return `${lastDay.getFullYear()}-${two(lastDay.getMonth() + 1)}-${two(day)}`;
}
