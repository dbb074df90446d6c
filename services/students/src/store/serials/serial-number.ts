import { randomInt } from 'node:crypto';
import { SERIAL_ALPHABET } from '@concord/contracts';

const symbol = () => SERIAL_ALPHABET[randomInt(SERIAL_ALPHABET.length)];

/** A new serial: 16 symbols of the alphabet from a secure random generator (79 bits). */
export function newSerialNumber(): string {
  const group = () => Array.from({ length: 4 }, symbol).join('');
  return [group(), group(), group(), group()].join('-');
}
