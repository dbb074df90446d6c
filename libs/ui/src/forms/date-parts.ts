import { shownDate, storedDate } from './stored-date';

/** A part of a date as it is typed. */
export interface DatePart {
  readonly name: 'Day' | 'Month' | 'Year';
  readonly placeholder: string;
  readonly max: number;
}

/** The parts of a date in their order. */
export const DATE_PARTS: readonly DatePart[] = [
  { name: 'Day', placeholder: 'DD', max: 31 },
  { name: 'Month', placeholder: 'MM', max: 12 },
  { name: 'Year', placeholder: 'YYYY', max: 9999 },
];
const YEAR = 2;

/** What was typed into each part; '' for nothing. */
export type TypedParts = readonly string[];

export const NO_PARTS: TypedParts = DATE_PARTS.map(() => '');

/** A date as it is shown while it is typed: a part may be its placeholder, and a year have fewer digits. */
const SHOWN = /^(\d{1,2}|DD)\/(\d{1,2}|MM)\/(\d{1,4}|YYYY)$/;

/** The parts of a value: of `YYYY-MM-DD`, and of an incomplete or impossible date; of another text, none. */
export function partsOf(value: string): TypedParts {
  const [, ...parts] = SHOWN.exec(shownDate(value)) ?? [];
  return parts.length > 0 ? parts.map((part) => part.replace(/\D/g, '')) : NO_PARTS;
}

/** Whether no further digit can follow: a day that begins with 4 to 9 has one. */
export const isFull = (digits: string, { max, placeholder }: DatePart): boolean =>
  digits.length === placeholder.length || Number(digits) * 10 > max;

/** Types digits into a part; what follows a full one begins it anew. */
export function withDigits(parts: TypedParts, index: number, digits: string): TypedParts {
  const part = DATE_PARTS[index];
  if (!part) return parts;
  const typed = [...digits].reduce(
    (so, digit) => (isFull(so, part) ? digit : so + digit),
    parts[index] ?? '',
  );
  return parts.with(index, typed);
}

/** The part one more or one less, from its last to its first; an empty year begins with `thisYear`. */
export function stepped(parts: TypedParts, index: number, step: 1 | -1, thisYear: number): TypedParts {
  const part = DATE_PARTS[index];
  if (!part) return parts;
  const digits = parts[index] ?? '';
  const first = index === YEAR ? 1000 : 1;
  if (!digits) return parts.with(index, String(index === YEAR ? thisYear : step > 0 ? first : part.max));
  const next = Number(digits) + step;
  return parts.with(index, String(next > part.max ? first : next < first ? part.max : next));
}

/** The text of each part: padded once nothing more comes, its placeholder while it is empty. */
export const shownParts = (parts: TypedParts, typing?: number): readonly string[] =>
  DATE_PARTS.map((part, index) => {
    const digits = parts[index] ?? '';
    if (!digits) return part.placeholder;
    if (index === YEAR || (index === typing && !isFull(digits, part))) return digits;
    return digits.padStart(part.placeholder.length, '0');
  });

/** What the parts are as a value: `YYYY-MM-DD`, the text of an incomplete or impossible date, or '' for none. */
export function valueOf(parts: TypedParts): string {
  const text = shownParts(parts).join('/');
  return parts.every((digits) => digits === '') ? '' : (storedDate(text) ?? text);
}

/** Whether the parts are a day of the calendar. */
export const isDate = (parts: TypedParts): boolean => storedDate(parts.join('/')) !== undefined;

/** The days that a date whose year has two digits may mean, as `YYYY-MM-DD`, the later first; none for other dates. */
export function meantDates(parts: TypedParts, minDate = '', maxDate = ''): readonly string[] {
  const [day, month, year = ''] = parts;
  if (year.length !== 2) return [];
  const dates = ['20', '19'].flatMap((century) => storedDate(`${day}/${month}/${century}${year}`) ?? []);
  const allowed = dates.filter((date) => date >= minDate && (!maxDate || date <= maxDate));
  return allowed.length > 0 ? allowed : dates;
}
