/** An example for the hint of the field. */
export const NUMBER_EXAMPLE = 'CERT-2026-7KQ2M-XW9PD';
/** No number is longer. */
export const NUMBER_LENGTH_MAX = 40;

const DASHES = /[\p{Pd}\u2212]/gu;
const WHOLE = /^(CERT)(\d{4})(\w{5})(\w{5})$/;
const CHARACTERS = /^[A-Z0-9-]+$/;

/** The canonical form of what was typed: upper case, no spaces, missing dashes added. */
export function normalizeCertificateNumber(typed: string): string {
  const upper = typed.toUpperCase().replace(/\s/g, '').replace(DASHES, '-');
  const [, ...parts] = WHOLE.exec(upper.replaceAll('-', '')) ?? [];
  return parts.length > 0 ? parts.join('-') : upper;
}

/** Whether the server needs to be asked: anything else is no certificate number. */
export const isPossibleCertificateNumber = (number: string): boolean =>
  number.length <= NUMBER_LENGTH_MAX && CHARACTERS.test(number);

/** The number as shown in the answer: a link may contain one of any length. */
export const truncateNumber = (number: string): string =>
  number.length <= NUMBER_LENGTH_MAX ? number : `${number.slice(0, NUMBER_LENGTH_MAX)}…`;
