import type { FeeKind, PostingKind } from '@concord/contracts';
import type { ChargeEntry, PaymentEntry } from '../../store/accounts/account-entries';
import { type Account, netOf } from './account-sums';

/** Debt of members; its sum is that of all balances. */
export const MEMBERS_ACCOUNT = 'Members';
const BANK = 'Bank and cash';
const REDUCTIONS = 'Discounts and waivers';
const OPENING = 'Opening balances';
/** Beginning of the request key of a credit that an earlier register had. */
export const OPENING_KEY = 'opening-';

const INCOME: Record<FeeKind, string> = {
  form: 'Income: application forms',
  training: 'Income: training',
  induction: 'Income: induction and certificates',
  admission: 'Income: admission',
  levy: 'Income: development levy',
  subscription: 'Income: subscriptions',
  corporate: 'Income: corporate members',
  penalty: 'Income: penalties',
  card: 'Income: cards',
  opening: OPENING,
  other: 'Income: other',
};

/** A posting of an account: `amount` in kobo goes from the credited account to the debited one. */
export interface Posting {
  readonly id: string;
  readonly kind: PostingKind;
  readonly day: string;
  readonly text: string;
  readonly debit: string;
  readonly credit: string;
  readonly amount: number;
  /** The entry that its document is about. */
  readonly entry: ChargeEntry | PaymentEntry;
}

function chargePostings(charge: ChargeEntry): Posting[] {
  const { _id, fee, title, amount, raisedOn, reductions, voided } = charge;
  const income = INCOME[fee];
  const common = { text: title, entry: charge };
  return [
    {
      ...common,
      id: `charge-${_id}`,
      kind: 'charge',
      day: raisedOn,
      debit: MEMBERS_ACCOUNT,
      credit: income,
      amount,
    },
    ...reductions.map((reduction, at) => ({
      ...common,
      id: `reduction-${_id}-${at}`,
      kind: 'reduction' as const,
      day: reduction.on,
      debit: REDUCTIONS,
      credit: MEMBERS_ACCOUNT,
      amount: reduction.amount,
    })),
    ...(voided
      ? [
          {
            ...common,
            id: `void-${_id}`,
            kind: 'void' as const,
            day: voided.on,
            debit: income,
            credit: MEMBERS_ACCOUNT,
            // Reductions stay, so only the rest is taken back.
            amount: netOf({ ...charge, voided: null }),
          },
        ]
      : []),
  ];
}

function paymentPostings(payment: PaymentEntry): Posting[] {
  const { _id, amount, receivedOn, reversed, refunds, state } = payment;
  if (state !== 'confirmed' && state !== 'reversed') return [];
  const source = payment.requestKey?.startsWith(OPENING_KEY) ? OPENING : BANK;
  const arrived = { debit: source, credit: MEMBERS_ACCOUNT, entry: payment };
  const returned = { debit: MEMBERS_ACCOUNT, credit: BANK, entry: payment };
  return [
    { ...arrived, id: `payment-${_id}`, kind: 'payment', day: receivedOn, text: 'Payment', amount },
    ...refunds.map((refund) => ({
      ...returned,
      id: `refund-${refund._id}`,
      kind: 'refund' as const,
      day: refund.on,
      text: 'Refund',
      amount: refund.amount,
    })),
    ...(reversed
      ? [
          {
            ...returned,
            credit: source,
            id: `reversal-${_id}`,
            kind: 'reversal' as const,
            day: reversed.on,
            text: 'Reversal of a payment',
            amount,
          },
        ]
      : []),
  ];
}

/**
 * Every posting of an account by double entry. Reversed and void entries keep their first posting and get another one,
 * so that closed periods do not change. Postings of 0 are left out.
 */
export const postingsOf = ({ charges, payments }: Account): Posting[] =>
  [...charges.flatMap(chargePostings), ...payments.flatMap(paymentPostings)].filter(
    ({ amount }) => amount !== 0,
  );
