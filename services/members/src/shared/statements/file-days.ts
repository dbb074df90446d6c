/** Order of day, month and year of a date in digits. */
export type DayOrder = 'day-first' | 'month-first' | 'year-first';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NUMERIC = /^(\d{1,4})\s?[/.\- ]\s?(\d{1,2})\s?[/.\- ]\s?(\d{1,4})(?=$|[T\s,])/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[\s\-/.,]*([a-z]{3,9})\.?[\s\-/.,]*(\d{4}|\d{2})(?=$|[T\s,])/i;
const NAMED_FIRST = /^([a-z]{3,9})\.?[\s\-/]*(\d{1,2})(?:st|nd|rd|th)?[\s,\-/]+(\d{4}|\d{2})(?=$|[T\s,])/i;
const CENTURY = 2000;
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

type Parts = readonly [first: number, second: number, third: number];

const partsOf = (text: string): Parts | undefined => {
  const [, first, second, third] = NUMERIC.exec(text.trim()) ?? COMPACT.exec(text.trim()) ?? [];
  return first === undefined ? undefined : [Number(first), Number(second), Number(third)];
};

/** `YYYY-MM-DD` of a date that exists. */
function dayFrom(year: number, month: number, day: number): string | undefined {
  const full = year < 100 ? CENTURY + year : year;
  if (full < FIRST_YEAR || full > LAST_YEAR) return undefined;
  const date = new Date(Date.UTC(full, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

function ordered([first, second, third]: Parts, order: DayOrder): string | undefined {
  if (first > 31 || order === 'year-first') return dayFrom(first, second, third);
  return order === 'day-first' ? dayFrom(third, second, first) : dayFrom(third, first, second);
}

function named(text: string): string | undefined {
  const [, day, month, year] = NAMED.exec(text.trim()) ?? [];
  const [, otherMonth, otherDay, otherYear] = day ? [] : (NAMED_FIRST.exec(text.trim()) ?? []);
  const name = (month ?? otherMonth ?? '').slice(0, 3).toLowerCase();
  const at = MONTHS.indexOf(name) + 1;
  return at > 0 ? dayFrom(Number(year ?? otherYear), at, Number(day ?? otherDay)) : undefined;
}

/** The day that a text means; undefined if it is no date. */
export function readDay(text: string, order: DayOrder): string | undefined {
  const parts = partsOf(text);
  return parts ? ordered(parts, order) : named(text);
}

/**
 * The order of the dates of a file: the day first, as in Nigeria, unless some date exists only with the month first,
 * or only that keeps all of them from being after `today`.
 */
export function dayOrderOf(texts: readonly string[], today: string): DayOrder {
  const dates = texts.flatMap((text) => {
    const parts = partsOf(text);
    return parts && parts[0] <= 31 ? [parts] : [];
  });
  const fits = (order: DayOrder) => dates.filter((parts) => ordered(parts, order) !== undefined).length;
  const past = (order: DayOrder) => dates.filter((parts) => (ordered(parts, order) ?? '9') <= today).length;
  if (fits('month-first') !== fits('day-first'))
    return fits('month-first') > fits('day-first') ? 'month-first' : 'day-first';
  return past('month-first') > past('day-first') ? 'month-first' : 'day-first';
}
