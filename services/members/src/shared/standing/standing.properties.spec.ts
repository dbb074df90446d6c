import { MEMBER_EVENTS, type Standing } from '@concord/contracts';
import { addDays } from '@concord/nest-platform';
import fc from 'fast-check';
import { chargeOf, inducted, paymentOf } from '../../testing/membership';
import { addCharges, addPayment, reversePayment } from '../ledger/account-changes';
import { type Account, NO_ENTRIES } from '../ledger/account-sums';
import { reasoned } from '../../testing/membership';
import { subscriptionsOf } from './member-facts';
import { standingOn } from './standing';
import { standingSpans } from './standing-spans';

const RULES = { graceDays: 90 };
const INDUCTED = '2020-01-01';
const YEARS = [2020, 2021, 2022, 2023, 2024];
/** Best first. */
const ORDER: Standing[] = ['current', 'grace', 'lapsed', 'pending'];

const day = fc.integer({ min: -30, max: 6 * 365 }).map((days) => addDays(INDUCTED, days));
const amount = fc.integer({ min: 1, max: 1_500_000 });

const yearly = YEARS.map((year) =>
  chargeOf({
    _id: String(year),
    due: `${year}-01-01`,
    covers: { from: `${year}-01-01`, to: `${year}-12-31` },
  }),
);
const money = fc
  .array(fc.record({ amount, receivedOn: day }), { maxLength: 8 })
  .map((payments) => payments.map((each, index) => paymentOf({ _id: `p${index}`, ...each })));
const billed = fc.subarray(yearly).map((charges) => addCharges(NO_ENTRIES, charges));

const events = fc
  .uniqueArray(fc.record({ kind: fc.constantFrom(...MEMBER_EVENTS), on: day }), {
    selector: ({ on }) => on,
    maxLength: 6,
  })
  .map((each) => each.map((event) => ({ ...event, at: new Date(0) })));

const factsOf = (account: Account) => inducted(INDUCTED, { subscriptions: subscriptionsOf(account) });
const paidWith = (account: Account, payments: ReturnType<typeof paymentOf>[]) =>
  payments.reduce((before, payment) => addPayment(before, payment), account);

describe('standing', () => {
  it('is never worse after a payment, on any day', () => {
    fc.assert(
      fc.property(billed, money, amount, day, day, (account, payments, extra, receivedOn, on) => {
        const before = paidWith(account, payments);
        const after = addPayment(before, paymentOf({ _id: 'extra', amount: extra, receivedOn }));
        const rank = (each: Account) => ORDER.indexOf(standingOn(factsOf(each), RULES, on).standing);
        expect(rank(after)).toBeLessThanOrEqual(rank(before));
      }),
    );
  });

  it('is the same after the billing has run twice', () => {
    fc.assert(
      fc.property(billed, money, day, (account, payments, on) => {
        const once = addCharges(paidWith(account, payments), yearly);
        const twice = addCharges(once, yearly);
        expect(twice).toEqual(once);
        expect(standingOn(factsOf(twice), RULES, on)).toEqual(standingOn(factsOf(once), RULES, on));
      }),
    );
  });

  it('does not depend on the order in which events of different days were recorded', () => {
    fc.assert(
      fc.property(billed, money, events, day, (account, payments, recorded, on) => {
        const facts = factsOf(paidWith(account, payments));
        const forwards = standingOn({ ...facts, events: recorded }, RULES, on);
        expect(standingOn({ ...facts, events: [...recorded].reverse() }, RULES, on)).toEqual(forwards);
      }),
    );
  });

  it('of a reversed payment is that without it', () => {
    fc.assert(
      fc.property(billed, amount, day, day, (account, paid, receivedOn, on) => {
        const payment = paymentOf({ _id: 'p', amount: paid, receivedOn });
        const after = reversePayment(addPayment(account, payment), 'p', reasoned('2026-01-01'));
        expect(standingOn(factsOf(after), RULES, on)).toEqual(standingOn(factsOf(account), RULES, on));
      }),
    );
  });

  it('of every day is in its span', () => {
    fc.assert(
      fc.property(billed, money, events, day, (account, payments, recorded, on) => {
        const facts = { ...factsOf(paidWith(account, payments)), events: recorded };
        const spans = standingSpans(facts, RULES, '2027-01-01');
        const span = spans.find(({ from, to }) => from <= on && on <= to);
        const { standing } = standingOn(facts, RULES, on);
        expect(span?.standing ?? 'pending').toBe(standing);
      }),
      { numRuns: 500 },
    );
  });
});
