/** Control characters, line separators, and marks that change the direction of text. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;
const MAX_LENGTH = 300;

/**
 * Reduces a typed text to one line: a line break in a name could add a header, or imitate another line of the mail.
 */
export const oneLine = (value: string): string =>
  [...value.replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim()].slice(0, MAX_LENGTH).join('');

/** Applies {@link oneLine} to each line of a typed text. */
export const paragraph = (value: string): string => value.split('\n').map(oneLine).filter(Boolean).join('\n');
