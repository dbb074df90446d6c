import type { PaymentWay } from '@concord/contracts';

/** Names of the ways in which money arrives. */
export const METHOD_WORDS: Record<PaymentWay, string> = {
  transfer: 'Bank transfer',
  deposit: 'Bank deposit',
  cash: 'Cash',
  cheque: 'Cheque',
  card: 'Card',
  ussd: 'USSD',
  other: 'Other',
};
