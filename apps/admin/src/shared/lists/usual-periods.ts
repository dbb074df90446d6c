/** A period of days, both included, as the address has them. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const two = (number: number) => String(number).padStart(2, '0');
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Periods that staff ask for most, in the reader's own time zone, as the days of the filter are. */
export function usualPeriods(now = new Date()): readonly (Period & { readonly name: string })[] {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const [today, yesterday, weekAgo] = [0, 1, 6].map((days) => dayOf(new Date(year, month, date - days)));
  const period = (name: string, from = '', to = '') => ({ name, from, to });
  return [
    period('Today', today, today),
    period('Yesterday', yesterday, yesterday),
    period('Last 7 days', weekAgo, today),
    period('This year', `${year}-01-01`, today),
  ];
}
