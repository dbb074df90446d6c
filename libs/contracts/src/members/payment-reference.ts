const MODULUS = 97;
const CHECK_DIGITS = 2;

/** Letters and digits of a text in capitals, without accents and separators, as banks print narrations. */
export const compactReference = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** The text as a number modulo 97, with A as 10 and Z as 35, as account numbers have it. */
function remainder(compact: string): number {
  let result = 0;
  for (const sign of compact) {
    const value = parseInt(sign, 36);
    result = (result * (value > 9 ? 100 : 10) + value) % MODULUS;
  }
  return result;
}

const checkOf = (compact: string): string =>
  String(MODULUS + 1 - remainder(`${compact}00`)).padStart(CHECK_DIGITS, '0');

/**
 * The reference that a member writes on a transfer: the member number and two check digits (ISO 7064 MOD 97-10),
 * `CIPCM-000123` to `CIPCM-000123-37`. Separators and case do not matter when it is read.
 */
export function paymentReferenceOf(memberNumber: string): string {
  const parts = memberNumber.normalize('NFKD').toUpperCase();
  const number = parts.replace(/[^A-Z0-9 _/.-]/g, '').replace(/[ _/.-]+/g, '-');
  return `${number.replace(/^-|-$/g, '')}-${checkOf(compactReference(memberNumber))}`;
}

/**
 * The member number of a reference, in the form of {@link compactReference}; undefined where the check digits are
 * wrong. Any one mistyped digit, and any two swapped neighbours among the digits, make them wrong.
 */
export function readPaymentReference(text: string): string | undefined {
  const compact = compactReference(text);
  const number = compact.slice(0, -CHECK_DIGITS);
  return number && checkOf(number) === compact.slice(-CHECK_DIGITS) ? number : undefined;
}
