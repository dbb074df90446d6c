import { randomInt } from 'node:crypto';
import { type MembershipPaper, SERIAL_ALPHABET } from '@concord/contracts';

const PREFIX: Record<MembershipPaper, string> = {
  'standing-letter': 'LETR',
  'membership-certificate': 'MEMB',
};
const GROUPS = 2;
const GROUP_LENGTH = 5;

const group = () =>
  Array.from({ length: GROUP_LENGTH }, () => SERIAL_ALPHABET[randomInt(SERIAL_ALPHABET.length)]).join('');

/** A number such as `LETR-2026-7KQ2M-XW9PD`. Anyone may look it up, so it is random: others cannot be guessed. */
export const makePaperNumber = (kind: MembershipPaper, year: string): string =>
  [PREFIX[kind], year, ...Array.from({ length: GROUPS }, group)].join('-');
