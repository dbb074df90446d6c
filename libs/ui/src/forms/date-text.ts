import { type TypedParts, valueOf, withDigits } from './date-parts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** No date is longer; what is pasted may be a whole page. */
const LONGEST = 60;

/** Day, month, year with any marks between them. */
const DAY_FIRST = /^(\d{1,2})\D{1,5}(\d{1,2})\D{1,5}(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})\D{1,5}(\d{1,2})\D{1,5}(\d{1,2})(?:[T ]\d.*)?$/i;
const BARE = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const MONTH = /[a-z]{3,}/i;
const ORDINAL = /(\d)(st|nd|rd|th)\b/gi;
const WEEKDAY = /\b(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?\b[,.]?/gi;

/** Puts the number of a month in the place of its English name, and the day before it. */
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
 * The parts of a date in a text, the day first: `1/5/1961`, `1.5.61`, `1 May 1961`, `1961-05-01`, `01051961`. The day may
 * not exist and the year have two digits: a form says so. `undefined` for a text that is no date.
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

/** A typed date as the value of a date field: `YYYY-MM-DD`, or its text where it is no day of the calendar. */
export function dateInText(text: string): string {
  const parts = partsInText(text);
  return parts ? valueOf(parts) : text.trim();
}

/** A pasted text in the part with the focus: a whole date, else the digits of this part; `undefined` for others. */
export function pastedInto(parts: TypedParts, index: number, pasted: string): TypedParts | undefined {
  const text = pasted.trim();
  const whole = partsInText(text);
  if (whole) return whole;
  return /^\d{1,4}$/.test(text) ? withDigits(parts.with(index, ''), index, text) : undefined;
}

/** What was put into a text wherever the caret stood, or in its place; '' where all was deleted. */
export function insertedInto(before: string, after: string): string {
  if (after.length <= before.length) return after;
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}
