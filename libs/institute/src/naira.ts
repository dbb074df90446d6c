const KOBO_PER_NAIRA = 100;
/** Digits with or without thousands separators, and at most two decimals; a currency sign in front is ignored. */
const AMOUNT = /^(?:NGN|₦|N)?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/i;

/**
 * Reads an amount as people type it.
 * @returns whole kobo, or undefined if the text is no amount of naira: `5,000.50` is 500050
 */
export function koboFrom(text: string): number | undefined {
  const [, whole, decimals = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const sum = Number(whole.replaceAll(',', '')) * KOBO_PER_NAIRA + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(sum) ? sum : undefined;
}
