import type {
  ChargeEntry,
  ClaimDecision,
  PaymentEntry,
  Reasoned,
  TransferClaim,
} from '../../store/accounts/account-entries';
import type { Account } from '../ledger/account-sums';
import type { Rename } from './without-names';

/** The account without the member's names in texts of staff. Amounts, days and numbers stay. */
export const erasedAccount = ({ charges, payments }: Account, rename: Rename): Account => ({
  charges: charges.map((charge) => erasedCharge(charge, rename)),
  payments: payments.map((payment) => erasedPayment(payment, rename)),
});

const renamed = <T extends Pick<Reasoned, 'reason'>>(entry: T, rename: Rename): T => ({
  ...entry,
  reason: rename(entry.reason),
});

const erasedCharge = (charge: ChargeEntry, rename: Rename): ChargeEntry => ({
  ...charge,
  title: rename(charge.title),
  reductions: charge.reductions.map((each) => renamed(each, rename)),
  voided: charge.voided && renamed(charge.voided, rename),
  ...(charge.formerly && { formerly: { ...charge.formerly, title: rename(charge.formerly.title) } }),
});

const erasedPayment = (payment: PaymentEntry, rename: Rename): PaymentEntry => ({
  ...payment,
  reference: payment.reference && rename(payment.reference),
  refunds: payment.refunds.map((each) => renamed(each, rename)),
  reversed: payment.reversed && renamed(payment.reversed, rename),
  ...(payment.claim && { claim: erasedClaim(payment.claim) }),
});

/** The member's own words and the name of the file go, as the file itself does. */
const erasedClaim = ({ decision, ...claim }: TransferClaim): TransferClaim => ({
  ...claim,
  ...{ bank: null, payer: null, note: null, file: '' },
  ...(decision && { decision: withoutReason(decision) }),
});

const withoutReason = ({ reason: _, ...decision }: ClaimDecision): ClaimDecision => decision;
