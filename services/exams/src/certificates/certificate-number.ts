import { randomInt } from 'node:crypto';
import { SERIAL_ALPHABET } from '@concord/contracts';

const GROUPS = 2;
const GROUP_LENGTH = 5;

const group = () =>
  Array.from({ length: GROUP_LENGTH }, () => SERIAL_ALPHABET[randomInt(SERIAL_ALPHABET.length)]).join('');

/** Such as `CERT-2026-7KQ2M-XW9PD`: the year and 49 random bits, against guessing. */
export function makeCertificateNumber(year: number): string {
  return ['CERT', year, ...Array.from({ length: GROUPS }, group)].join('-');
}

const LENGTH_MAX = 100;
const SEPARATORS = /[\s\p{Pd}\u2212\p{Cf}]/gu;
const PARTS = /^(CERT)([0-9OIL]{4})([A-Z0-9]{5})([A-Z0-9]{5})$/;

/**
 * The stored form of what was typed: upper case, dashes where they belong, and digits in the year, where people read O
 * for 0. The groups after it have neither of the two. What can be no number comes back trimmed and in upper case.
 */
export function normaliseCertificateNumber(typed: string): string {
  const upper = typed.slice(0, LENGTH_MAX).trim().toUpperCase();
  const [, name = '', year = '', ...groups] = PARTS.exec(upper.replace(SEPARATORS, '')) ?? [];
  if (!name) return upper;
  return [name, year.replaceAll('O', '0').replace(/[IL]/g, '1'), ...groups].join('-');
}
