import { AppError } from '@concord/nest-platform';
import fc from 'fast-check';
import { chargeOf, paymentOf, reasoned } from '../../testing/membership';
import {
  addCharges,
  addPayment,
  refundPayment,
  reduceCharge,
  reversePayment,
  voidCharge,
} from './account-changes';
import {
  type Account,
  balanceOf,
  chargeStateOf,
  creditOf,
  netOf,
  NO_ENTRIES,
  openOf,
  paidOf,
  settledOn,
} from './account-sums';
import { allocateAs } from './allocate';
import { MEMBERS_ACCOUNT, postingsOf } from './postings';

const amount = fc.integer({ min: 1, max: 1000 });
const index = fc.nat({ max: 5 });
const day = fc.integer({ min: 10, max: 28 }).map((date) => `2026-01-${date}`);

type Step = (account: Account, step: number) => Account;

const chargeAt = (account: Account, at: number) => account.charges[at % account.charges.length]?._id ?? '';
const paymentAt = (account: Account, at: number) => account.payments[at % account.payments.length]?._id ?? '';

const steps = fc.oneof(
  fc.tuple(amount, day).map(
    ([sum, due]): Step =>
      (account, step) =>
        addCharges(account, [chargeOf({ _id: `c${step}`, amount: sum, due })]),
  ),
  fc.tuple(amount, day).map(
    ([sum, receivedOn]): Step =>
      (account, step) =>
        addPayment(account, paymentOf({ _id: `p${step}`, amount: sum, receivedOn })),
  ),
  fc.tuple(amount, amount, index).map(
    ([sum, part, at]): Step =>
      (account, step) =>
        addPayment(account, paymentOf({ _id: `p${step}`, amount: sum }), [
          { charge: chargeAt(account, at), amount: part },
        ]),
  ),
  fc.tuple(index, index, amount).map(
    ([at, charge, part]): Step =>
      (account) =>
        allocateAs(account, paymentAt(account, at), [{ charge: chargeAt(account, charge), amount: part }]),
  ),
  index.map(
    (at): Step =>
      (account) =>
        reversePayment(account, paymentAt(account, at), reasoned('2026-02-01')),
  ),
  index.map(
    (at): Step =>
      (account) =>
        voidCharge(account, chargeAt(account, at), reasoned('2026-02-01')),
  ),
  fc.tuple(index, amount).map(
    ([at, sum]): Step =>
      (account) =>
        reduceCharge(account, chargeAt(account, at), {
          ...reasoned('2026-02-01'),
          kind: 'waiver',
          amount: sum,
        }),
  ),
  fc.tuple(index, amount).map(
    ([at, sum]): Step =>
      (account, step) =>
        refundPayment(account, paymentAt(account, at), {
          ...reasoned('2026-02-01'),
          _id: `r${step}`,
          amount: sum,
        }),
  ),
);

/** Runs the steps; one that is refused changes nothing. */
function run(taken: readonly Step[]): Account[] {
  const accounts: Account[] = [NO_ENTRIES];
  taken.forEach((step, at) => {
    const account = accounts.at(-1) ?? NO_ENTRIES;
    try {
      accounts.push(step(account, at));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  });
  return accounts;
}

const histories = fc.array(steps, { minLength: 1, maxLength: 25 }).map(run);

describe('an account after any steps', () => {
  it('has no charge that is paid beyond its net, and no payment that is used beyond its amount', () => {
    fc.assert(
      fc.property(histories, (accounts) => {
        for (const account of accounts) {
          for (const charge of account.charges) expect(openOf(account, charge)).toBeGreaterThanOrEqual(0);
          for (const payment of account.payments) expect(creditOf(payment)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('adds up: the balance is what is open without what is credit', () => {
    fc.assert(
      fc.property(histories, (accounts) => {
        for (const account of accounts) {
          const open = account.charges.reduce((sum, charge) => sum + openOf(account, charge), 0);
          const credit = account.payments.reduce((sum, payment) => sum + creditOf(payment), 0);
          expect(balanceOf(account)).toBe(open - credit);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('settles exactly the charges that are paid', () => {
    fc.assert(
      fc.property(histories, (accounts) => {
        for (const account of accounts)
          for (const charge of account.charges) {
            const isPaid = chargeStateOf(account, charge) === 'paid';
            expect(settledOn(account, charge) !== undefined).toBe(isPaid);
            if (isPaid) expect(paidOf(account, charge)).toBe(netOf(charge));
          }
      }),
      { numRuns: 1000 },
    );
  });

  it('has a journal whose sum for members is the balance, to the kobo', () => {
    fc.assert(
      fc.property(histories, (accounts) => {
        for (const account of accounts) {
          const sum = postingsOf(account).reduce((total, { debit, credit, amount: posted }) => {
            expect([debit, credit].filter((each) => each === MEMBERS_ACCOUNT)).toHaveLength(1);
            return total + (debit === MEMBERS_ACCOUNT ? posted : -posted);
          }, 0);
          expect(sum).toBe(balanceOf(account));
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps each posting of its journal', () => {
    fc.assert(
      fc.property(histories, (accounts) => {
        const linesOf = (account: Account) => postingsOf(account).map(({ entry: _, ...line }) => line);
        accounts.slice(1).forEach((account, at) => {
          const before = linesOf(accounts[at] ?? NO_ENTRIES);
          expect(linesOf(account)).toEqual(expect.arrayContaining(before));
        });
      }),
    );
  });

  it('loses no entry', () => {
    fc.assert(
      fc.property(histories, (accounts) => {
        accounts.slice(1).forEach((account, at) => {
          const before = accounts[at] ?? NO_ENTRIES;
          const ids = (of: Account) => [...of.charges, ...of.payments].map(({ _id }) => _id);
          expect(ids(account)).toEqual(expect.arrayContaining(ids(before)));
        });
      }),
    );
  });
});
