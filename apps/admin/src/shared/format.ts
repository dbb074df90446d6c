import { dueDayOf } from '@concord/contracts';

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const DATE = new Intl.DateTimeFormat('en-GB', DAY);
const CALENDAR_DATE = new Intl.DateTimeFormat('en-GB', { ...DAY, timeZone: 'UTC' });
const DATE_TIME = new Intl.DateTimeFormat('en-GB', { ...DAY, ...CLOCK });
const TIME = new Intl.DateTimeFormat('en-GB', { ...CLOCK, second: '2-digit' });
const MINUTE = new Intl.DateTimeFormat('en-GB', CLOCK);
const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** Stands for a value that was not given. */
export const NONE = '-';

const formatted = (format: Intl.DateTimeFormat, value: string | null | undefined) => {
  if (!value) return NONE;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : format.format(date);
};

/** A moment as dd/MM/yyyy in the reader's own time zone. */
export const formatDate = (moment: string | null | undefined) => formatted(DATE, moment);

/** A moment as dd/MM/yyyy, HH:mm in the reader's own time zone. */
export const formatDateTime = (moment: string | null | undefined) => formatted(DATE_TIME, moment);

/** A moment in milliseconds as HH:mm:ss in the reader's own time zone. */
export const formatTime = (moment: number) => TIME.format(moment);

/** A moment in milliseconds as HH:mm in the reader's own time zone. */
export const formatMinute = (moment: number) => MINUTE.format(moment);

/** A calendar date `YYYY-MM-DD`, or the UTC day of a moment, as dd/MM/yyyy: the same day everywhere. */
export const formatCalendarDate = (date: string | null | undefined) => formatted(CALENDAR_DATE, date);

/** Due day of an exam as dd/MM/yyyy: the day that staff picked, or the day in Nigeria of a moment. */
export const formatDueDay = (moment: string) => formatCalendarDate(dueDayOf(moment));

/** The name of a country by its two-letter code; what is no code comes back as it is. */
export function countryName(code: string | null): string {
  if (!code) return NONE;
  try {
    return COUNTRY_NAMES.of(code) ?? code;
  } catch {
    return code;
  }
}

/** A text, or a dash where there is none. */
export const orDash = (text: string | null | undefined) => text?.trim() || NONE;

/** A name in the one order of lists and records: surname first. */
export { recordName as fullName } from '@concord/institute';

/** `10 of 16`; the score alone where the total is not known, a dash without one. */
export function scoreText(score: number | null, total: number | undefined): string {
  if (score === null) return NONE;
  return total === undefined ? String(score) : `${score} of ${total}`;
}

/** `Title, Gender and State`. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

/** A count with its noun: `1 question`, `40 questions`. */
export const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? noun : `${noun}s`}`;

const MINUTE_MS = 60_000;

/** A time span as `2 h 5 min`; less than a minute counts as one. */
export function spanText(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
