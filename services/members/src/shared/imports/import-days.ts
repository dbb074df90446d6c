import { lagosDay } from '@concord/contracts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR_FIRST = /^(\d{4})[/.\- ](\d{1,2})[/.\- ](\d{1,2})(?:[T ].*)?$/;
const DAY_FIRST = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[\s\-/.,]+([a-z]{3,9})[\s\-/.,]+(\d{4})$/i;

const dayFrom = (year = '', month = '', day = ''): string | undefined => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return lagosDay.safeParse(text).success ? text : undefined;
};

/** The day that a text means, with the day before the month as in Nigeria; years have four digits. */
export function importDay(text: string): string | undefined {
  const trimmed = text.trim();
  const [, year, month, day] = YEAR_FIRST.exec(trimmed) ?? [];
  if (year) return dayFrom(year, month, day);
  const [, first, second, third] = DAY_FIRST.exec(trimmed) ?? [];
  if (first) return dayFrom(third, second, first);
  const [, date, name = '', ofYear] = NAMED.exec(trimmed) ?? [];
  const at = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return at > 0 ? dayFrom(ofYear, String(at), date) : undefined;
}
