import type { ChargeEntry, PaymentEntry } from '../../store/accounts/account-entries';
import { chargeKey } from './account-changes';
import type { Account } from './account-sums';
import { useCredit } from './allocate';

/** Merge that moves entries, and the number of the member who had them. */
export interface MergeMark {
  readonly merge: string;
  readonly number: string;
}

/** Charges of the dropped account for a fee and period that the kept one has too. */
export const collisions = (keep: Account, drop: Account): ChargeEntry[] => {
  const keys = new Set(keep.charges.map(chargeKey));
  return drop.charges.filter((charge) => keys.has(chargeKey(charge)));
};

/** True if both are one payment, which was recorded under another id when its request was repeated. */
const isSame = (one: PaymentEntry, other: PaymentEntry): boolean =>
  one._id === other._id || (!!one.requestKey && one.requestKey === other.requestKey);

/** Payments of the dropped account that were recorded again, in the kept one, while their account was set aside. */
export const repeatedPayments = (keep: Account, drop: Account): PaymentEntry[] =>
  drop.payments.filter((payment) => keep.payments.some((each) => isSame(each, payment)));

/**
 * Adds the entries of a dropped account. A charge for a fee and period that the kept account has keeps its amount
 * under a period that names its former member: staff decide whether to void it. A payment that the kept account has
 * is not added, but marked as moved, so that an undo gives it back. A second call changes nothing.
 */
export function mergeAccounts(keep: Account, drop: Account, { merge, number }: MergeMark): Account {
  if (movedBy(keep, merge).size > 0) return keep;
  if (drop.charges.length + drop.payments.length === 0) return keep;
  const twice = new Set(collisions(keep, drop).map(({ _id }) => _id));
  const charges = drop.charges.map((charge) =>
    twice.has(charge._id)
      ? {
          ...charge,
          merges: [...(charge.merges ?? []), merge],
          period: `${charge.period} ${number}`,
          title: `${charge.title} (${number})`,
          formerly: { period: charge.period, title: charge.title },
        }
      : { ...charge, merges: [...(charge.merges ?? []), merge] },
  );
  const marked = (payment: PaymentEntry, { merges = [] }: PaymentEntry): PaymentEntry => ({
    ...payment,
    merges: [...merges, merge],
  });
  const repeated = repeatedPayments(keep, drop);
  const kept = keep.payments.map((payment) => {
    const moved = repeated.find((each) => isSame(each, payment));
    return moved ? marked(payment, moved) : payment;
  });
  const added = drop.payments.filter((payment) => !repeated.includes(payment));
  return useCredit({
    charges: [...keep.charges, ...charges],
    payments: [...kept, ...added.map((payment) => marked(payment, payment))],
  });
}

/** Ids of the entries that a merge moved. */
function movedBy({ charges, payments }: Account, merge: string): Set<string> {
  const moved = [...charges, ...payments].filter(({ merges }) => merges?.includes(merge));
  return new Set(moved.map(({ _id }) => _id));
}

/** A part of an account; allocations to charges of the other part are credit. */
function partOf(account: Account, isIn: (id: string) => boolean): Account {
  return {
    charges: account.charges.filter(({ _id }) => isIn(_id)),
    payments: account.payments
      .filter(({ _id }) => isIn(_id))
      .map((payment) => ({
        ...payment,
        allocations: payment.allocations.filter(({ charge }) => isIn(charge)),
      })),
  };
}

const without = (merges: readonly string[] | undefined, merge: string) => {
  const others = merges?.filter((each) => each !== merge) ?? [];
  return others.length > 0 ? { merges: others } : {};
};

function returnedCharge({ merges, formerly, ...charge }: ChargeEntry, merge: string): ChargeEntry {
  return { ...charge, ...formerly, ...without(merges, merge) };
}

const returnedPayment = ({ merges, ...payment }: PaymentEntry, merge: string): PaymentEntry => ({
  ...payment,
  ...without(merges, merge),
});

/** Takes the entries that a merge moved out of the kept account, as they are now. */
export function splitAccount(account: Account, merge: string): { keep: Account; drop: Account } {
  const moved = movedBy(account, merge);
  const drop = partOf(account, (id) => moved.has(id));
  return {
    keep: moved.size === 0 ? account : useCredit(partOf(account, (id) => !moved.has(id))),
    drop: useCredit({
      charges: drop.charges.map((charge) => returnedCharge(charge, merge)),
      payments: drop.payments.map((payment) => returnedPayment(payment, merge)),
    }),
  };
}

/**
 * True if an undo would lose an allocation that came after the merge: a later payment for a charge that would return,
 * or the other way round.
 */
export function isTiedSince(
  account: Account,
  merge: string,
  { at, day }: { at: Date; day: string },
): boolean {
  const moved = movedBy(account, merge);
  const chargeOf = new Map(account.charges.map((charge) => [charge._id, charge]));
  return account.payments
    .filter(({ state }) => state === 'confirmed')
    .some(({ _id, recordedAt, allocations }) =>
      allocations.some(({ charge }) => {
        const isAcross = moved.has(_id) !== moved.has(charge);
        return isAcross && (recordedAt > at || (chargeOf.get(charge)?.raisedOn ?? day) > day);
      }),
    );
}
