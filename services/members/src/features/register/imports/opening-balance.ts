import type { MemberGrade } from '@concord/contracts';
import type { StaffRef } from '@concord/nest-platform';
import type { Account } from '../../../shared/ledger/account-sums';
import { addCharges, addPayment } from '../../../shared/ledger/account-changes';
import { OPENING_KEY } from '../../../shared/ledger/postings';
import type { DueDocument } from '../../../store/accounts/account-entries';

interface Opening {
  /** Id of the entry. */
  _id: string;
  /** In kobo; above 0 for a debt. */
  balance: number;
  grade: MemberGrade;
  on: string;
  by: StaffRef;
}

const TITLE = 'Opening balance';

/** Adds the balance of an earlier register, once: a debt as a charge, a credit as a payment with its receipt. */
export function withOpening(
  account: Account,
  { _id, balance, grade, on, by }: Opening,
): { account: Account; due: DueDocument[] } {
  const isThere = [...account.charges, ...account.payments].some((entry) => entry._id === _id);
  if (balance === 0 || isThere) return { account, due: [] };
  if (balance > 0) {
    const charge = {
      ...{ _id, fee: 'opening' as const, period: 'opening', grade, title: TITLE, amount: balance },
      ...{ raisedOn: on, due: on, covers: null, reductions: [], voided: null },
    };
    return { account: addCharges(account, [charge]), due: [] };
  }
  const payment = {
    ...{ _id, method: 'other' as const, amount: -balance, receivedOn: on, reference: TITLE },
    ...{ state: 'confirmed' as const, allocations: [], refunds: [], reversed: null },
    ...{ recordedAt: new Date(), recordedBy: by, requestKey: `${OPENING_KEY}${_id}` },
  };
  const lines = [{ title: TITLE, amount: -balance }];
  return { account: addPayment(account, payment), due: [{ kind: 'receipt', of: _id, on, lines }] };
}
