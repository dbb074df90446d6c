import { randomInt } from 'node:crypto';
import { SERIAL_ALPHABET } from '@concord/contracts';

const GROUPS = 2;
const GROUP_LENGTH = 5;

const group = () =>
  Array.from({ length: GROUP_LENGTH }, () => SERIAL_ALPHABET[randomInt(SERIAL_ALPHABET.length)]).join('');

/** A number such as `CERT-2026-7KQ2M-XW9PD`: the year and 49 random bits, so that it cannot be guessed. */
export function makeCertificateNumber(year: number): string {
  return ['CERT', year, ...Array.from({ length: GROUPS }, group)].join('-');
}
