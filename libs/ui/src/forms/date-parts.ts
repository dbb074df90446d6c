import { shownDate, storedDate } from './stored-date';

/** A part of a date as it is typed. */
interface DatePart {
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

/** What was typed into each part; '' for nothing. */
export type TypedParts = readonly string[];

const NOTHING: TypedParts = DATE_PARTS.map(() => '');

const COMPLETE = /^\d{2}\/\d{2}\/\d{4}$/;

/** The parts of a value `YYYY-MM-DD`; of another text, none. */
export function partsOf(value: string): TypedParts {
  const shown = shownDate(value);
  return COMPLETE.test(shown) && storedDate(shown) ? shown.split('/') : NOTHING;
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

/** The parts of a pasted date, `dd/MM/yyyy` or `YYYY-MM-DD`; `undefined` for another text. */
export function pastedParts(text: string): TypedParts | undefined {
  const groups = text.match(/\d+/g) ?? [];
  if (groups[0]?.length === 4) groups.reverse();
  const date = storedDate(groups.join('/'));
  return date === undefined ? undefined : partsOf(date);
}

/** The text of each part: padded once it is full, its placeholder while it is empty. */
export const shownParts = (parts: TypedParts): readonly string[] =>
  DATE_PARTS.map((part, index) => {
    const digits = parts[index] ?? '';
    if (!digits) return part.placeholder;
    return isFull(digits, part) ? digits.padStart(part.placeholder.length, '0') : digits;
  });

/** What the parts are as a value: `YYYY-MM-DD`, the text of an incomplete or impossible date, or '' for none. */
export function valueOf(parts: TypedParts): string {
  const text = shownParts(parts).join('/');
  return parts.every((digits) => digits === '') ? '' : (storedDate(text) ?? text);
}
