/** One month after `from`; the last day of that month when it is shorter (31 January gives 28 February). */
export function oneMonthAfter(from: Date): Date {
  const due = new Date(from);
  due.setUTCMonth(due.getUTCMonth() + 1);
  if (due.getUTCDate() !== from.getUTCDate()) due.setUTCDate(0);
  return due;
}
