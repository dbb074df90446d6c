import { createHash, randomInt } from 'node:crypto';
import { LIMITS, SERIAL_ALPHABET } from '@concord/contracts';

/** Six groups of four symbols out of 31: 119 bits, so that a plain hash is safe against search. */
const GROUPS = 6;
const GROUP_LENGTH = 4;
const LENGTH = GROUPS * GROUP_LENGTH;

const symbols = (count: number) =>
  Array.from({ length: count }, () => SERIAL_ALPHABET[randomInt(SERIAL_ALPHABET.length)]).join('');

/** New codes such as `K7PQ-M2XW-NA9R-TCHV-D4BE-6GSY`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: LIMITS.recoveryCodes }, () =>
    Array.from({ length: GROUPS }, () => symbols(GROUP_LENGTH)).join('-'),
  );

/** Hash of a code as stored; undefined for text that cannot be a code. Case, spaces and dashes do not matter. */
export function recoveryHash(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s\p{Pd}\u2212]/gu, '');
  return plain.length === LENGTH ? createHash('sha256').update(plain).digest('base64url') : undefined;
}
