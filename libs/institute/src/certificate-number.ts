/** Maximum length of a certificate number. */
export const CERTIFICATE_NUMBER_LENGTH_MAX = 40;

const TYPED_LENGTH_MAX = 100;
/**
 * Characters added by copying: spaces, invisible characters, halves of emojis, the full stop of a
 * sentence.
 */
const ADDED = /[\s\p{Cc}\p{Cf}\p{Cs}]|^[.,;:]+|[.,;:]+$/gu;
const DASHES = /[\p{Pd}\u2212]/gu;
const PARTS = /^(CERT|LETR|MEMB)([0-9OIL]{4})([A-Z0-9]{5})([A-Z0-9]{5})$/;
const CHARACTERS = /^[A-Z0-9-]+$/;

/**
 * Normalises a typed certificate number: upper case, dashes restored, O, I and L read as digits in the year
 * (later groups contain neither). Other input only loses its spaces and turns to upper case.
 */
export function normaliseCertificateNumber(typed: string): string {
  const upper = typed.slice(0, TYPED_LENGTH_MAX).replace(ADDED, '').toUpperCase().replace(DASHES, '-');
  const [, name = '', year = '', ...groups] = PARTS.exec(upper.replaceAll('-', '')) ?? [];
  if (!name) return upper;
  return [name, year.replaceAll('O', '0').replace(/[IL]/g, '1'), ...groups].join('-');
}

/** True if a normalised text may be a certificate number; others need no lookup. */
export const isPossibleCertificateNumber = (number: string): boolean =>
  number.length <= CERTIFICATE_NUMBER_LENGTH_MAX && CHARACTERS.test(number);

/** True for numbers of letters of good standing and certificates of membership, which the register issues. */
export const isMemberPaperNumber = (number: string): boolean => /^(LETR|MEMB)-/.test(number);

/** Path of the page that verifies a certificate. */
export const certificatePath = (number: string): string => `/certificate/${encodeURIComponent(number)}`;
