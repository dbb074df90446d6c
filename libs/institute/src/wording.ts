const regions = new Intl.DisplayNames(['en'], { type: 'region' });
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });
const moments = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/**
 * Formats a calendar date, or the day in Nigeria of an ISO 8601 moment, as `21 November 2026`;
 * other text is unchanged.
 */
export function dateWords(date: string | null): string {
  if (!date) return '';
  const isDay = date.length === 10;
  const parsed = new Date(isDay ? `${date}T00:00:00Z` : date);
  if (Number.isNaN(parsed.getTime())) return date;
  return (isDay ? dates : days).format(parsed);
}

/** Date and time in Nigeria. */
export const momentWords = (moment: Date | string): string => moments.format(new Date(moment));

const money = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount in kobo in words: `₦50,000.00`; below 0 with a minus sign before it. */
export const nairaWords = (kobo: number): string =>
  `${kobo < 0 ? '−' : ''}₦${money.format(Math.abs(kobo) / 100)}`;

/** English name of a country by its two-letter code; other text is unchanged. */
export function countryName(code: string | null): string {
  if (!code) return '';
  try {
    return regions.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Name in greetings on pages and in e-mails: `Dr Ada Okafor`. Use {@link recordName} elsewhere. */
export const greetedName = (person: {
  readonly title?: string | null;
  readonly firstName: string;
  readonly surname: string;
}): string => fullName(person.title ?? null, person.firstName, person.surname);

/**
 * Name in lists, records, files, certificates and the audit log, with the surname first: `Okafor
 * Ada Zara`.
 */
export const recordName = (person: {
  readonly surname: string;
  readonly firstName: string;
  readonly middleName?: string | null;
}): string => fullName(person.surname, person.firstName, person.middleName ?? null);

/** Joins the non-empty parts of a name by spaces. */
export const fullName = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');
