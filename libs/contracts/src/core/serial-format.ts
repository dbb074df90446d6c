import { withoutInvisible } from './invisible';
import { LIMITS } from './limits';

/** Letters and digits of serials: upper case, without the look-alikes 0 O 1 I L (31 symbols, 4.95 bits each). */
export const SERIAL_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Four groups of four from {@link SERIAL_ALPHABET}, joined by dashes. */
export const SERIAL_PATTERN = /^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){3}$/;

/**
 * Brings what a person typed to the stored form: trimmed, upper case, dashes put where they are missing, also in place
 * of the longer ones that phones and word processors make of them. Text that cannot be a serial comes back trimmed and
 * upper-cased, so that it simply matches none.
 */
export function normaliseSerial(typed: string): string {
  const upper = withoutInvisible(typed).trim().toUpperCase();
  const bare = upper.replace(/[\s\p{Pd}\u2212]/gu, '');
  if (bare.length !== LIMITS.serialLength - 3) return upper;
  return bare.replace(/(.{4})(?=.)/g, '$1-');
}

/** The last group of a serial, by which staff tell namesakes apart. */
export const serialEnd = (serial: string): string => serial.slice(serial.lastIndexOf('-') + 1);

/**
 * A serial in use as staff see it: all but its last group, as `****-****-****-7KQ2`. With the whole of it and an e-mail
 * anyone could sit an exam in the student's name.
 */
export const maskSerial = (serial: string): string => serial.replace(/[^-](?=.*-)/g, '*');
