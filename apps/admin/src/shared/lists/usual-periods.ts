/** A period of days, both inclusive, as in the address. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const two = (number: number) => String(number).padStart(2, '0');
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Common periods, in the browser's time zone like the filter's days. */
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
