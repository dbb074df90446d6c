import type { MemberDocument, MyTransfer, PaymentWay, TransferState } from '@concord/contracts';

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

export const DOCUMENT_WORDS: Record<MemberDocument['kind'], string> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  'credit-note': 'Credit note',
  'standing-letter': 'Letter of good standing',
  'membership-certificate': 'Certificate of membership',
};

const STATE_WORDS: Record<TransferState, string> = {
  received: 'Received. We’re looking at it.',
  confirmed: 'Your money has arrived.',
  counted: 'Your money has arrived.',
  refused: 'We couldn’t find this money.',
  withdrawn: 'You withdrew it.',
  reversed: 'This payment was taken back.',
};

/** State of a transfer in a sentence, with the reason of staff. */
export const transferWords = ({ state, reason }: Pick<MyTransfer, 'state' | 'reason'>): string =>
  reason ? `${STATE_WORDS[state]} Reason: ${reason}` : STATE_WORDS[state];
