import { randomInt } from 'node:crypto';
import { SERIAL_ALPHABET } from '@concord/contracts';

const symbol = () => SERIAL_ALPHABET[randomInt(SERIAL_ALPHABET.length)];

/** A new serial: sixteen symbols, each drawn evenly from the alphabet by the system's generator (79 bits in all). */
export function newSerialNumber(): string {
  const group = () => Array.from({ length: 4 }, symbol).join('');
  return [group(), group(), group(), group()].join('-');
}
