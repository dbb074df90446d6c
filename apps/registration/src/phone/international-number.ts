import { callingCode } from './calling-codes';

const RUSSIAN_NATIONAL_DIGITS = 10;

/** Removes the trunk prefix, which international numbers omit: one 0 in most countries with a prefix. */
function withoutTrunkPrefix(code: string, dropsZero: boolean, typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (code === '36') return typed.replace(/^\D*06\D*/, '');
  if (code === '1') return typed.replace(/^\D*1[^\d(]*/, '');
  if (code === '7' && digits.length > RUSSIAN_NATIONAL_DIGITS) return typed.replace(/^\D*8[^\d(]*/, '');
  return dropsZero ? typed.replace(/^(\D*)0/, '$1') : typed;
}

/** Minimum digits of a number that begins with its country's code without a plus. */
const DIGITS_WITH_CODE = 12;

function isWithCode(code: string, typed: string): boolean {
  const digits = typed.replace(/\D/g, '');
  return digits.length >= DIGITS_WITH_CODE && digits.startsWith(code) && /^\d/.test(typed);
}

/**
 * Converts a phone number to the format of the request: '+234 803 123 4567'. A number typed with +
 * or 00 keeps its code; text without digits is sent as typed, because any text is accepted.
 */
export function internationalNumber(country: string, typed: string): string {
  const text = typed.trim();
  const own = callingCode(country);
  if (!/\d/.test(text) || text.startsWith('+') || !own) return text;
  if (/^00\d/.test(text)) return `+${text.slice(2)}`;
  if (isWithCode(own.code, text)) return `+${text}`;
  return `+${own.code} ${withoutTrunkPrefix(own.code, own.dropsZero, text).trim()}`;
}
