import { dueDayOf } from '@concord/contracts';

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const DATE = new Intl.DateTimeFormat('en-GB', DAY);
const CALENDAR_DATE = new Intl.DateTimeFormat('en-GB', { ...DAY, timeZone: 'UTC' });
const DATE_TIME = new Intl.DateTimeFormat('en-GB', { ...DAY, ...CLOCK });
const TIME = new Intl.DateTimeFormat('en-GB', { ...CLOCK, second: '2-digit' });
const MINUTE = new Intl.DateTimeFormat('en-GB', CLOCK);
const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** Placeholder for a missing value. */
export const NONE = '-';

const formatted = (format: Intl.DateTimeFormat, value: string | null | undefined) => {
  if (!value) return NONE;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : format.format(date);
};

/** Formats a moment as dd/MM/yyyy in the browser's time zone. */
export const formatDate = (moment: string | null | undefined) => formatted(DATE, moment);

/** Formats a moment as dd/MM/yyyy, HH:mm in the browser's time zone. */
export const formatDateTime = (moment: string | null | undefined) => formatted(DATE_TIME, moment);

/** Formats milliseconds since 1970 as HH:mm:ss in the browser's time zone. */
export const formatTime = (moment: number) => TIME.format(moment);

/** Formats milliseconds since 1970 as HH:mm in the browser's time zone. */
export const formatMinute = (moment: number) => MINUTE.format(moment);

/** Formats a date `YYYY-MM-DD`, or the UTC day of a moment, as dd/MM/yyyy, independent of the time zone. */
export const formatCalendarDate = (date: string | null | undefined) => formatted(CALENDAR_DATE, date);

/** Formats an exam's due day as dd/MM/yyyy: the day that staff picked, or the day of a moment in Nigeria. */
export const formatDueDay = (moment: string) => formatCalendarDate(dueDayOf(moment));

/** Country name of a two-letter code; other text is returned unchanged. */
export function countryName(code: string | null): string {
  if (!code) return NONE;
  try {
    return COUNTRY_NAMES.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Text, or a dash if it is empty. */
export const orDash = (text: string | null | undefined) => text?.trim() || NONE;

/** Name order of lists and records: surname first. */
export { recordName as fullName } from '@concord/institute';

/** Formats `10 of 16`; only the score if the total is unknown, a dash without a score. */
export function scoreText(score: number | null, total: number | undefined): string {
  if (score === null) return NONE;
  return total === undefined ? String(score) : `${score} of ${total}`;
}

/** Joins words as `Title, Gender and State`. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

/** Formats a count with its noun: `1 question`, `40 questions`. */
export const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? noun : `${noun}s`}`;

const MINUTE_MS = 60_000;

/** Formats a time span as `2 h 5 min`, at least one minute. */
export function spanText(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
