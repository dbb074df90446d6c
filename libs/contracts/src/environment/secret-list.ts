import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Shorter ones can be guessed. */
const MIN_LENGTH = 16;

/**
 * A secret, or several joined by commas while it is rotated: the first is the one in use, all are accepted. A comma in
 * a secret that somebody made up himself separates nothing, unless both sides are long enough to be secrets.
 */
export const secretList = z
  .string()
  .min(MIN_LENGTH)
  .transform((value): readonly [string, ...string[]] => {
    const [first = value, ...others] = value.split(',').map((part) => part.trim());
    const isList = [first, ...others].every(({ length }) => length >= MIN_LENGTH);
    return isList ? [first, ...others] : [value];
  });
export type SecretList = z.output<typeof secretList>;

/** Whether a text, such as a header, is one of these; the time that takes does not tell how much of it is right. */
export function isOneOf(given: unknown, accepted: readonly string[]): boolean {
  if (typeof given !== 'string' || given === '') return false;
  const sent = Buffer.from(given);
  return accepted.some((each) => {
    const expected = Buffer.from(each);
    return expected.length === sent.length && timingSafeEqual(expected, sent);
  });
}
