const regions = new Intl.DisplayNames(['en'], { type: 'region' });
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });
const moments = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/**
 * `21 November 2026` for a calendar date, or for an ISO 8601 moment by the day in Nigeria; other
 * text is returned unchanged.
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

/** English country name for a two-letter code; other text is returned unchanged. */
export function countryName(code: string | null): string {
  if (!code) return '';
  try {
    return regions.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Greeting on pages and in mails: `Dr Ada Okafor`; use {@link recordName} elsewhere. */
export const greetedName = (person: {
  readonly title?: string | null;
  readonly firstName: string;
  readonly surname: string;
}): string => fullName(person.title ?? null, person.firstName, person.surname);

/** Name order for lists, records, files, certificates and the audit log: surname first, `Okafor Ada Zara`. */
export const recordName = (person: {
  readonly surname: string;
  readonly firstName: string;
  readonly middleName?: string | null;
}): string => fullName(person.surname, person.firstName, person.middleName ?? null);

/** Joins the given parts of a name by single spaces. */
export const fullName = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');
