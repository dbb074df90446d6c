const regions = new Intl.DisplayNames(['en'], { type: 'region' });
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });
const moments = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/** `21 November 2026` for a calendar date, or for the day in Nigeria of a moment in ISO 8601; what is no date stays as it is. */
export function dateWords(date: string | null): string {
  if (!date) return '';
  const isDay = date.length === 10;
  const parsed = new Date(isDay ? `${date}T00:00:00Z` : date);
  if (Number.isNaN(parsed.getTime())) return date;
  return (isDay ? dates : days).format(parsed);
}

/** Date and time in Nigeria, where the institute is. */
export const momentWords = (moment: Date | string): string => moments.format(new Date(moment));

/** The country's name in English for its two-letter code; what is no code stays as it is. */
export function countryName(code: string | null): string {
  if (!code) return '';
  try {
    return regions.of(code) ?? code;
  } catch {
    return code;
  }
}

/** How a person is greeted, on pages and in mails: `Dr Ada Okafor`; {@link recordName} is for all else. */
export const greetedName = (person: {
  readonly title?: string | null;
  readonly firstName: string;
  readonly surname: string;
}): string => fullName(person.title ?? null, person.firstName, person.surname);

/** The one order of names in lists, records, files, certificates and the audit log: surname first, `Okafor Ada Zara`. */
export const recordName = (person: {
  readonly surname: string;
  readonly firstName: string;
  readonly middleName?: string | null;
}): string => fullName(person.surname, person.firstName, person.middleName ?? null);

/** The given parts of a name with one space between them. */
export const fullName = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');
