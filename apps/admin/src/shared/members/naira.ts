import { kobo } from '@concord/contracts';
import { koboFrom } from '@concord/institute';
import { z } from 'zod';

const KOBO_PER_NAIRA = 100;
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
