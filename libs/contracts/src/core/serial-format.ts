import { withoutInvisible } from './invisible';
import { LIMITS } from './limits';

/** Serial alphabet: upper case without the look-alikes 0 O 1 I L (31 symbols, 4.95 bits each). */
export const SERIAL_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Four groups of four from {@link SERIAL_ALPHABET}, joined by dashes. */
export const SERIAL_PATTERN = /^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){3}$/;

/**
 * Normalises typed input: trims, upper-cases, inserts missing dashes and replaces typographic ones.
 * Invalid input is only trimmed and upper-cased, so that it matches no serial.
 */
export function normaliseSerial(typed: string): string {
  const upper = withoutInvisible(typed).trim().toUpperCase();
  const bare = upper.replace(/[\s\p{Pd}\u2212]/gu, '');
  if (bare.length !== LIMITS.serialLength - 3) return upper;
  return bare.replace(/(.{4})(?=.)/g, '$1-');
}

/** Last group of a serial, by which staff tell namesakes apart. */
export const serialEnd = (serial: string): string => serial.slice(serial.lastIndexOf('-') + 1);

/**
 * Masks all but the last group of a used serial: `****-****-****-7KQ2`. The full serial and an
 * e-mail would allow anyone to sit the student's exam.
 */
export const maskSerial = (serial: string): string => serial.replace(/[^-](?=.*-)/g, '*');
