import type { Wording } from './wording';

/** Actions on charges, payments, transfers and bank statements. */
export const MONEY_WORDINGS: Record<string, Wording> = {
  'statement.create': ['read', 'read', 'the bank statement “{label}”', 'a bank statement'],
  'statement.clear': [
    'remove',
    'removed',
    'old texts of the bank statement “{label}”',
    'old texts of a bank statement',
  ],
  'statement-line.confirm': ['confirm', 'confirmed', 'the bank line “{label}”', 'a bank line'],
  'statement-line.split': ['split', 'split', 'the bank line “{label}”', 'a bank line'],
  'statement-line.match': ['match', 'matched', 'the open bank lines again', 'the open bank lines again'],
  'statement-line.skip': ['skip', 'skipped', 'the bank line “{label}”', 'a bank line'],
  'statement-line.reopen': ['reopen', 'reopened', 'the bank line “{label}”', 'a bank line'],
  'bank-profile.create': ['add', 'added', 'the bank profile “{label}”', 'a bank profile'],
  'bank-profile.update': ['change', 'changed', 'the bank profile “{label}”', 'a bank profile'],
  'bank-profile.remove': ['remove', 'removed', 'the bank profile “{label}”', 'a bank profile'],
  'billing.order': ['start', 'started', '“{label}”', 'a billing of members'],
  'charge.create': ['add', 'added', 'a charge to the account of {label}', 'a charge'],
  'charge.reduce': ['reduce', 'reduced', 'a charge of {label}', 'a charge'],
  'charge.void': ['void', 'voided', 'a charge of {label}', 'a charge'],
  'transfer.send': ['send', 'sent', 'evidence of a transfer of {label}', 'evidence of a transfer'],
  'transfer.withdraw': ['withdraw', 'withdrew', 'a transfer of {label}', 'a transfer'],
  'payment.confirm': ['confirm', 'confirmed', 'a transfer of {label}', 'a transfer of a member'],
  'payment.refuse': ['refuse', 'refused', 'a transfer of {label}', 'a transfer of a member'],
  'card-payment.check': ['check', 'checked', 'the card payment {label} again', 'a card payment again'],
  'card-payment.create': ['begin', 'began', 'a card payment of {label}', 'a card payment'],
  'card-payment.settle': ['settle', 'settled', 'the card payment {label}', 'a card payment'],
  'payment.create': ['record', 'recorded', 'a payment of {label}', 'a payment'],
  'payment.refund': ['refund', 'refunded', 'credit of a payment of {label}', 'credit of a payment'],
  'payment.reverse': ['reverse', 'reversed', 'a payment of {label}', 'a payment'],
};
