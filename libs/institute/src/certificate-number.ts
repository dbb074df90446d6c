/** No number of a certificate is longer. */
export const CERTIFICATE_NUMBER_LENGTH_MAX = 40;

const TYPED_LENGTH_MAX = 100;
/** What copying adds: spaces, invisible characters, halves of emojis, the full stop of the sentence. */
const ADDED = /[\s\p{Cc}\p{Cf}\p{Cs}]|^[.,;:]+|[.,;:]+$/gu;
const DASHES = /[\p{Pd}\u2212]/gu;
const PARTS = /^(CERT)([0-9OIL]{4})([A-Z0-9]{5})([A-Z0-9]{5})$/;
const CHARACTERS = /^[A-Z0-9-]+$/;

/**
 * The stored form of what was typed: upper case, dashes where they belong, and digits in the year, where people read O
 * for 0. The groups after it have neither of the two. What can be no number comes back without spaces, in upper case.
 */
export function normaliseCertificateNumber(typed: string): string {
  const upper = typed.slice(0, TYPED_LENGTH_MAX).replace(ADDED, '').toUpperCase().replace(DASHES, '-');
  const [, name = '', year = '', ...groups] = PARTS.exec(upper.replaceAll('-', '')) ?? [];
  if (!name) return upper;
  return [name, year.replaceAll('O', '0').replace(/[IL]/g, '1'), ...groups].join('-');
}

/** Whether a normalised text may be a number; anything else need not be looked up. */
export const isPossibleCertificateNumber = (number: string): boolean =>
  number.length <= CERTIFICATE_NUMBER_LENGTH_MAX && CHARACTERS.test(number);

/** The address of the page that says whether a certificate is genuine. */
export const certificatePath = (number: string): string => `/certificate/${encodeURIComponent(number)}`;
