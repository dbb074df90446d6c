import type { AccountProjection } from '../../store/accounts/account.schema';
import type { BilledCharge } from '../../store/member-requests/member-request.schema';
import { openOf } from '../ledger/account-sums';

/** Facts of today about the people of a bill. */
export interface BillFacts {
  /** Accounts by the id of the person. */
  readonly accounts: ReadonlyMap<string, AccountProjection>;
  /** Ids of the people whom the organisation names and pays for. */
  readonly sponsored: ReadonlySet<string>;
}

/**
 * Remainder of a bill, each charge once: never more than was billed, nor more than is open now. Later debts, and those
 * of people who are not named any longer, are not the organisation's.
 */
export function billLeft(bill: readonly BilledCharge[], { accounts, sponsored }: BillFacts): BilledCharge[] {
  const charges = new Map(
    bill.filter(({ person }) => sponsored.has(person.toString())).map((line) => [line.charge, line]),
  );
  return [...charges.values()].flatMap((line) => {
    const account = accounts.get(line.person.toString());
    const charge = account?.charges.find(({ _id }) => _id === line.charge);
    const amount = account && charge ? Math.min(line.amount, openOf(account, charge)) : 0;
    return amount > 0 ? [{ ...line, amount }] : [];
  });
}
