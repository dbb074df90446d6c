/** One month after `from`, or the last day of a shorter month (31 January gives 28 February). */
export function oneMonthAfter(from: Date): Date {
  const due = new Date(from);
  due.setUTCMonth(due.getUTCMonth() + 1);
  if (due.getUTCDate() !== from.getUTCDate()) due.setUTCDate(0);
  return due;
}
