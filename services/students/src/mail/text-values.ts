/** Control characters, line separators, and marks that change the text direction. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;
const MAX_LENGTH = 300;

/**
 * A typed text as one line: a line end in a name could start a header or imitate another line of the mail.
 */
export const oneLine = (value: string): string =>
  [...value.replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim()].slice(0, MAX_LENGTH).join('');

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/** Date and time in Nigeria. */
export const formatMoment = (moment: string): string => momentFormat.format(new Date(moment));

/** First name, middle names and surname. */
export const fullName = (person: {
  firstName: string;
  middleName?: string | null;
  surname: string;
}): string => oneLine([person.firstName, person.middleName, person.surname].filter(Boolean).join(' '));
