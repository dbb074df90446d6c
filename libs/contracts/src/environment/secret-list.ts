import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Minimum length of a secret, against guessing. */
const MIN_LENGTH = 16;

/**
 * A secret, or several joined by commas during rotation: the first is used, all are accepted. A
 * comma splits only if both sides are long enough to be secrets.
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

/** Compares a text, such as a header, with secrets in constant time. */
export function isOneOf(given: unknown, accepted: readonly string[]): boolean {
  if (typeof given !== 'string' || given === '') return false;
  const sent = Buffer.from(given);
  return accepted.some((each) => {
    const expected = Buffer.from(each);
    return expected.length === sent.length && timingSafeEqual(expected, sent);
  });
}
