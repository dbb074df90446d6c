const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Date `YYYY-MM-DD` one month later; in a shorter month its last day. */
export function oneMonthAfter(date: Date): string {
  const lastDay = new Date(date.getFullYear(), date.getMonth() + 2, 0);
  const day = Math.min(date.getDate(), lastDay.getDate());
  return `${lastDay.getFullYear()}-${twoDigits(lastDay.getMonth() + 1)}-${twoDigits(day)}`;
}
