/** Control characters, line ends of every kind, and marks that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;
const LONGEST = 300;

/**
 * A value for one line of a mail: people type names, so that one may hold line ends, which would start a header or
 * pretend to be another line of the mail.
 */
export const oneLine = (value: string): string =>
  [...value.replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim()].slice(0, LONGEST).join('');

const moments = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/** Date and time in Nigeria, where the institute is. */
export const momentWords = (moment: string): string => moments.format(new Date(moment));

/** First name, middle names and surname. */
export const fullName = (person: {
  firstName: string;
  middleName?: string | null;
  surname: string;
}): string => oneLine([person.firstName, person.middleName, person.surname].filter(Boolean).join(' '));
