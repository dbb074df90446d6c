import type { MailKind } from '@concord/contracts';

/** Names of the kinds of e-mails for people. */
export const KIND_NAMES: Record<MailKind, string> = {
  result: 'Exam result',
  'registration-receipt': 'Registration receipt',
  decision: 'Application decision',
  assignment: 'Assigned exam',
  certificate: 'Certificate',
  invoice: 'Invoice',
  receipt: 'Receipt',
  'credit-note': 'Credit note',
  'payment-reversed': 'Reversed payment',
  'payment-reminder': 'Payment reminder',
  'transfer-refused': 'Refused transfer',
  'cpd-decided': 'CPD decision',
  'upgrade-decided': 'Upgrade decision',
  'change-decided': 'Answer to a request',
};
