import { kobo } from '@concord/contracts';
import { z } from 'zod';

const KOBO_PER_NAIRA = 100;
/** Digits with or without thousands separators, and at most two decimals; a currency sign in front is ignored. */
const AMOUNT = /^(?:NGN|₦|N)?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/i;

/** @returns whole kobo, or undefined if the text is no amount of naira: `5,000.50` is 500050 */
export function koboFrom(text: string): number | undefined {
  const [, whole, decimals = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const sum = Number(whole.replaceAll(',', '')) * KOBO_PER_NAIRA + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(sum) ? sum : undefined;
}

const grouped = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const groupedWhole = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 });

/** Amount for a field, without the currency: `5,000` or `5,000.50`. */
export function nairaText(amount: number): string {
  const format = amount % KOBO_PER_NAIRA === 0 ? groupedWhole : grouped;
  return format.format(amount / KOBO_PER_NAIRA);
}

/** Amount for people: `NGN 5,000` or `-NGN 5,000.50`. */
export const formatNaira = (amount: number): string =>
  `${amount < 0 ? '-' : ''}NGN ${nairaText(Math.abs(amount))}`;

/** Schema of a typed amount above 0, as the calls take it. */
export const nairaAmount = z
  .string()
  .trim()
  .min(1, 'Enter an amount')
  .superRefine((text, context) => {
    const amount = koboFrom(text);
    const message =
      amount === undefined
        ? 'Enter naira and kobo, such as 5,000.00'
        : kobo.safeParse(amount).error?.issues[0]?.message;
    if (text !== '' && message) context.addIssue({ code: 'custom', message });
  });
