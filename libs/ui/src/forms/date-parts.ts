const TYPED_DATE = /^\s*(\d{1,2})\D(\d{1,2})\D([1-9]\d{3})\s*$/;
const STORED_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Converts a typed day, month and year to `YYYY-MM-DD`; `undefined` for a date that does not exist. */
export function storedDate(typed: string): string | undefined {
  const [, day = '', month = '', year = ''] = TYPED_DATE.exec(typed) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : undefined;
}

/** Formats `YYYY-MM-DD` as dd/MM/yyyy; other text stays unchanged. */
export const shownDate = (value: string): string => value.replace(STORED_DATE, '$3/$2/$1');

/** A part of a date, as it is typed. */
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

/** Typed digits of each part; '' for none. */
export type TypedParts = readonly string[];

export const NO_PARTS: TypedParts = DATE_PARTS.map(() => '');

/** Pattern of a partly typed date: a part may be its placeholder, and the year may have fewer digits. */
const SHOWN = /^(\d{1,2}|DD)\/(\d{1,2}|MM)\/(\d{1,4}|YYYY)$/;

/** Parts of a value: of `YYYY-MM-DD`, or of an incomplete or impossible date; empty parts for other text. */
export function partsOf(value: string): TypedParts {
  const [, ...parts] = SHOWN.exec(shownDate(value)) ?? [];
  return parts.length > 0 ? parts.map((part) => part.replace(/\D/g, '')) : NO_PARTS;
}

/** True if no further digit can follow, e.g. after a day's first digit of 4 to 9. */
export const isFull = (digits: string, { max, placeholder }: DatePart): boolean =>
  digits.length === placeholder.length || Number(digits) * 10 > max;

/** Types digits into a part; digits after a full part replace it. */
export function withDigits(parts: TypedParts, index: number, digits: string): TypedParts {
  const part = DATE_PARTS[index];
  if (!part) return parts;
  const typed = [...digits].reduce(
    (so, digit) => (isFull(so, part) ? digit : so + digit),
    parts[index] ?? '',
  );
  return parts.with(index, typed);
}

/** Increments or decrements a part, wrapping around at its limits; an empty year starts at `thisYear`. */
export function stepped(parts: TypedParts, index: number, step: 1 | -1, thisYear: number): TypedParts {
  const part = DATE_PARTS[index];
  if (!part) return parts;
  const digits = parts[index] ?? '';
  const first = index === YEAR ? 1000 : 1;
  if (!digits) return parts.with(index, String(index === YEAR ? thisYear : step > 0 ? first : part.max));
  const next = Number(digits) + step;
  return parts.with(index, String(next > part.max ? first : next < first ? part.max : next));
}

/** Displayed text of each part: padded when it is complete, its placeholder while it is empty. */
export const shownParts = (parts: TypedParts, typing?: number): readonly string[] =>
  DATE_PARTS.map((part, index) => {
    const digits = parts[index] ?? '';
    if (!digits) return part.placeholder;
    if (index === YEAR || (index === typing && !isFull(digits, part))) return digits;
    return digits.padStart(part.placeholder.length, '0');
  });

/** Value of the parts: `YYYY-MM-DD`, the text of an incomplete or impossible date, or '' for none. */
export function valueOf(parts: TypedParts): string {
  const text = shownParts(parts).join('/');
  return parts.every((digits) => digits === '') ? '' : (storedDate(text) ?? text);
}

/** True if the parts are an existing day. */
export const isDate = (parts: TypedParts): boolean => storedDate(parts.join('/')) !== undefined;

/**
 * Possible days for a date with a two-digit year, as `YYYY-MM-DD`, the later first; empty for other dates.
 */
export function meantDates(parts: TypedParts, minDate = '', maxDate = ''): readonly string[] {
  const [day, month, year = ''] = parts;
  if (year.length !== 2) return [];
  const dates = ['20', '19'].flatMap((century) => storedDate(`${day}/${month}/${century}${year}`) ?? []);
  const allowed = dates.filter((date) => date >= minDate && (!maxDate || date <= maxDate));
  return allowed.length > 0 ? allowed : dates;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Maximum length of a date's text: what is pasted may be a whole page. */
const LONGEST = 60;

/** Day, month and year with any separators. */
const DAY_FIRST = /^(\d{1,2})\D{1,5}(\d{1,2})\D{1,5}(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})\D{1,5}(\d{1,2})\D{1,5}(\d{1,2})(?:[T ]\d.*)?$/i;
const BARE = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const MONTH = /[a-z]{3,}/i;
const ORDINAL = /(\d)(st|nd|rd|th)\b/gi;
const WEEKDAY = /\b(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?\b[,.]?/gi;

/** Replaces an English month name by its number, and moves the day before it. */
function withMonthNumber(text: string): string {
  const name = MONTH.exec(text)?.[0] ?? '';
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  if (month === 0) return text;
  const rest = text.replace(name, ' ').trim();
  return text.startsWith(name)
    ? rest.replace(/^(\d{1,2})\D+/, `$1 ${month} `)
    : text.replace(name, ` ${month} `);
}

/**
 * Parses a date in a text with the day first: `1/5/1961`, `1.5.61`, `1 May 1961`, `1961-05-01`, `01051961`.
 * The day may not exist and the year may have two digits; forms report that. `undefined` for text without a
 * date.
 */
export function partsInText(pasted: string): TypedParts | undefined {
  if (pasted.length > LONGEST) return undefined;
  const plain = pasted
    .replace(/\p{Cf}/gu, '')
    .replace(WEEKDAY, ' ')
    .replace(ORDINAL, '$1')
    .trim();
  const text = withMonthNumber(plain).replace(/\s+/g, ' ');
  const [, day, month, year] = DAY_FIRST.exec(text) ?? BARE.exec(text) ?? [];
  if (day && month && year) return [day, month, year];
  const [, years, months, days] = YEAR_FIRST.exec(text) ?? [];
  return years && months && days ? [days, months, years] : undefined;
}

/** Value of a date field for a typed date: `YYYY-MM-DD`, or the text if the day does not exist. */
export function dateInText(text: string): string {
  const parts = partsInText(text);
  return parts ? valueOf(parts) : text.trim();
}

/**
 * Result of pasting into the focused part: a whole date, else the digits of this part; `undefined` for other
 * text.
 */
export function pastedInto(parts: TypedParts, index: number, pasted: string): TypedParts | undefined {
  const text = pasted.trim();
  const whole = partsInText(text);
  if (whole) return whole;
  return /^\d{1,4}$/.test(text) ? withDigits(parts.with(index, ''), index, text) : undefined;
}

/** Text that an edit inserted at any position, or with which it replaced everything; '' for a deletion. */
export function insertedInto(before: string, after: string): string {
  if (after.length <= before.length) return after;
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}
