import type { Account } from '../ledger/account-sums';
import { settledOn } from '../ledger/account-sums';
import type { Subscription } from './standing-facts';

/** The subscriptions of an account as the standing sees them. */
export const subscriptionsOf = (account: Account): Subscription[] =>
  account.charges.flatMap((charge) =>
    charge.covers && !charge.voided
      ? [{ period: charge.period, ...charge.covers, settledOn: settledOn(account, charge) }]
      : [],
  );
