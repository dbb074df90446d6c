/** What a number looks like, for the hint beside the field. */
export const NUMBER_EXAMPLE = 'CERT-2026-7KQ2M-XW9PD';
/** Longer ones are nobody's. */
export const NUMBER_LENGTH_MAX = 40;

const DASHES = /[\p{Pd}\u2212]/gu;
const WHOLE = /^(CERT)(\d{4})(\w{5})(\w{5})$/;
const CHARACTERS = /^[A-Z0-9-]+$/;

/** What was typed, pasted or read aloud as numbers are written: upper case, no spaces, dashes put where they lack. */
export function asCertificateNumber(typed: string): string {
  const upper = typed.toUpperCase().replace(/\s/g, '').replace(DASHES, '-');
  const [, ...parts] = WHOLE.exec(upper.replaceAll('-', '')) ?? [];
  return parts.length > 0 ? parts.join('-') : upper;
}

/** Whether it is worth asking for: everything else is the number of no certificate. */
export const mayBeCertificateNumber = (number: string): boolean =>
  number.length <= NUMBER_LENGTH_MAX && CHARACTERS.test(number);

/** The number as an answer repeats it: a link may carry one of any length. */
export const shownNumber = (number: string): string =>
  number.length <= NUMBER_LENGTH_MAX ? number : `${number.slice(0, NUMBER_LENGTH_MAX)}…`;
