import {
  BILLING_LEFT_CODES,
  DEFAULT_MEMBERSHIP_SETTINGS,
  MEMBER_EVENTS,
  MEMBER_GRADES,
  SPECIFIED_FEES,
} from '@concord/contracts';
import { addDays } from '@concord/nest-platform';
import fc from 'fast-check';
import { chargeOf, eventsOf, inducted, paymentOf } from '../../testing/membership';
import { addCharges } from '../ledger/account-changes';
import { type Account, balanceOf } from '../ledger/account-sums';
import { billOf } from './bill';

const TABLES = [{ version: 0, from: '1950-01-01', fees: SPECIFIED_FEES }];
const day = fc.integer({ min: 0, max: 12 * 365 }).map((days) => addDays('2018-01-01', days));
const member = fc
  .record({
    joined: day,
    events: fc.array(fc.tuple(fc.constantFrom(...MEMBER_EVENTS), day), { maxLength: 4 }),
    grades: fc.array(fc.tuple(fc.constantFrom(...MEMBER_GRADES), day), { minLength: 1, maxLength: 3 }),
    isImported: fc.boolean(),
  })
  .map(({ joined, events, grades, isImported }) =>
    inducted(joined, {
      terms: grades.map(([grade, from]) => ({ grade, from })),
      events: eventsOf(...events),
      isImported,
    }),
  );
const account = fc.option(fc.integer({ min: 2018, max: 2030 }), { nil: undefined }).map((year): Account => ({
  charges: year === undefined ? [] : [chargeOf({ _id: `of-${year}`, period: String(year) })],
  payments: [paymentOf({ _id: 'p', amount: 300_000 })],
}));
const settings = fc
  .record({
    year: fc.constantFrom('calendar' as const, 'anniversary' as const),
    levy: fc.constantFrom('once' as const, 'yearly' as const),
    nextYearFromMonth: fc.integer({ min: 1, max: 13 }),
    billingLeadDays: fc.option(fc.integer({ min: 0, max: 180 })),
  })
  .map((some) => ({ ...DEFAULT_MEMBERSHIP_SETTINGS, ...some }));
const year = fc.integer({ min: 2017, max: 2031 });

describe('billing', () => {
  it('changes nothing when it runs twice, whichever task runs it', () => {
    fc.assert(
      fc.property(member, account, settings, year, day, (facts, before, rules, of, today) => {
        const context = { year: of, today, settings: rules, tables: TABLES };
        const bill = (present: Account, id: string) =>
          billOf(facts, present, context, (fee) => `${id}-${fee}`);
        const run = (present: Account, id: string) => addCharges(present, bill(present, id).add);
        const first = bill(before, 'first');
        const once = run(before, 'first');
        expect(run(once, 'first')).toBe(once);
        expect(run(once, 'second')).toBe(once);
        // Another task adds nothing, and says why: the first one billed the member, or gave the same reason.
        const second = bill(once, 'second');
        expect(second).toEqual({
          add: [],
          own: [],
          left: first.add.length > 0 ? 'ALREADY_BILLED' : first.left,
        });
        expect(BILLING_LEFT_CODES).toContain(second.left);
        const added = once.charges.slice(before.charges.length);
        const sum = added.reduce((total, { amount }) => total + amount, 0);
        expect(balanceOf(once)).toBe(balanceOf(before) + sum);
      }),
    );
  });

  it('makes years that follow one another without a gap', () => {
    fc.assert(
      fc.property(day, settings, (joined, rules) => {
        const facts = inducted(joined);
        let present: Account = { charges: [], payments: [] };
        for (let of = Number(joined.slice(0, 4)); of < 2036; of += 1) {
          const context = { year: of, today: '2040-01-01', settings: rules, tables: TABLES };
          present = addCharges(present, billOf(facts, present, context, (fee) => `${of}-${fee}`).add);
        }
        const covers = present.charges.flatMap((charge) => charge.covers ?? []);
        expect(covers[0]?.from).toBe(joined);
        covers.slice(1).forEach(({ from }, at) => expect(from).toBe(addDays(covers[at]?.to ?? '', 1)));
      }),
    );
  });
});
