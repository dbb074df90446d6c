import fc from 'fast-check';
import { chargeOf, paymentOf } from '../../testing/membership';
import { addCharges, addPayment, chargeKey } from './account-changes';
import { type Account, balanceOf, creditOf, NO_ENTRIES, openOf, sumOf } from './account-sums';
import { collisions, isTiedSince, mergeAccounts, repeatedPayments, splitAccount } from './merge-accounts';

const MARK = { merge: 'm1', number: 'CIPCM-000002' };
const AT = new Date('2026-03-01T00:00:00Z');
const SINCE = { at: AT, day: '2026-03-01' };

/** An account whose charges are of a few periods, so that two of them collide. */
const accounts = (prefix: string) =>
  fc
    .tuple(
      fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 900_000 }), { maxLength: 4 }),
    )
    .map(([periods, amounts]) => {
      const charges = periods.map((year) => chargeOf({ _id: `${prefix}c${year}`, period: `202${year}` }));
      return amounts.reduce<Account>(
        (account, amount, at) => addPayment(account, paymentOf({ _id: `${prefix}p${at}`, amount })),
        addCharges(NO_ENTRIES, charges),
      );
    });
const two = fc.tuple(accounts('a'), accounts('b'));

const idsOf = ({ charges, payments }: Account) => [...charges, ...payments].map(({ _id }) => _id).sort();
const check = (rule: (keep: Account, drop: Account) => void) =>
  fc.assert(fc.property(two, ([a, b]) => rule(a, b)));

describe('mergeAccounts', () => {
  it('keeps every charge and payment, and their sums', () =>
    check((keep, drop) => {
      const merged = mergeAccounts(keep, drop, MARK);
      expect(sumOf(merged.charges)).toBe(sumOf(keep.charges) + sumOf(drop.charges));
      expect(sumOf(merged.payments)).toBe(sumOf(keep.payments) + sumOf(drop.payments));
      expect(balanceOf(merged)).toBe(balanceOf(keep) + balanceOf(drop));
      expect(idsOf(merged)).toEqual([...idsOf(keep), ...idsOf(drop)].sort());
    }));

  it('leaves one charge for each fee and period, and names the second one', () =>
    check((keep, drop) => {
      const { charges } = mergeAccounts(keep, drop, MARK);
      expect(new Set(charges.map(chargeKey)).size).toBe(charges.length);
      const renamed = charges.filter(({ formerly }) => formerly);
      expect(renamed.map(({ _id }) => _id)).toEqual(collisions(keep, drop).map(({ _id }) => _id));
      for (const { title } of renamed) expect(title).toContain(MARK.number);
    }));

  it('pays nothing twice, and leaves no credit beside an open charge', () =>
    check((keep, drop) => {
      const merged = mergeAccounts(keep, drop, MARK);
      const open = merged.charges.map((charge) => openOf(merged, charge));
      for (const each of open) expect(each).toBeGreaterThanOrEqual(0);
      const credit = merged.payments.reduce((sum, payment) => sum + creditOf(payment), 0);
      expect(Math.min(credit, sumOf(open.map((amount) => ({ amount }))))).toBe(0);
    }));

  it('changes nothing a second time', () =>
    check((keep, drop) => {
      const merged = mergeAccounts(keep, drop, MARK);
      expect(mergeAccounts(merged, drop, MARK)).toBe(merged);
    }));

  it.each([
    ['the same id', { _id: 'p1' }, { _id: 'p1' }],
    ['another id by the same request', { _id: 'p1', requestKey: 'k' }, { _id: 'p2', requestKey: 'k' }],
  ])('counts a payment once that was recorded again meanwhile, under %s', (_name, moved, again) => {
    const drop = addPayment(
      addCharges(NO_ENTRIES, [chargeOf({ _id: 'd1' })]),
      paymentOf({ ...moved, merges: ['m0'] }),
    );
    const keep = addPayment(addPayment(NO_ENTRIES, paymentOf({ _id: 'k1', amount: 1000 })), paymentOf(again));
    const merged = mergeAccounts(keep, drop, MARK);
    expect(repeatedPayments(keep, drop).map(({ _id }) => _id)).toEqual(['p1']);
    expect(merged.payments.map(({ _id, merges }) => [_id, merges])).toEqual([
      ['k1', undefined],
      [again._id, ['m0', MARK.merge]],
    ]);
    expect(balanceOf(merged)).toBe(balanceOf(drop) - 1000);
    expect(mergeAccounts(merged, drop, MARK)).toBe(merged);
    const split = splitAccount(merged, MARK.merge);
    expect(balanceOf(split.keep)).toBe(-1000);
    expect(balanceOf(split.drop)).toBe(balanceOf(drop));
  });

  it('keeps both of two payments without the key of a request', () => {
    const [keep, drop] = ['a', 'b'].map((_id) => addPayment(NO_ENTRIES, paymentOf({ _id })));
    expect(keep && drop && mergeAccounts(keep, drop, MARK).payments).toHaveLength(2);
  });
});

describe('splitAccount', () => {
  it('gives both their entries and balances back, with their own names', () =>
    check((keep, drop) => {
      const split = splitAccount(mergeAccounts(keep, drop, MARK), MARK.merge);
      expect(idsOf(split.keep)).toEqual(idsOf(keep));
      expect(idsOf(split.drop)).toEqual(idsOf(drop));
      expect(balanceOf(split.keep)).toBe(balanceOf(keep));
      expect(balanceOf(split.drop)).toBe(balanceOf(drop));
      expect(split.drop.charges.map(chargeKey)).toEqual(drop.charges.map(chargeKey));
      expect(JSON.stringify(split.drop)).not.toContain(MARK.merge);
    }));

  it('keeps the marks of an earlier merge', () => {
    const first = mergeAccounts(NO_ENTRIES, addCharges(NO_ENTRIES, [chargeOf({ _id: 'c1' })]), MARK);
    const second = mergeAccounts(NO_ENTRIES, first, { merge: 'm2', number: 'CIPCM-000003' });
    expect(second.charges[0]?.merges).toEqual(['m1', 'm2']);
    expect(splitAccount(second, 'm2').drop.charges[0]?.merges).toEqual(['m1']);
  });
});

describe('isTiedSince', () => {
  const keep = addCharges(NO_ENTRIES, [chargeOf({ _id: 'k1', due: '2026-01-02' })]);
  const drop = addCharges(NO_ENTRIES, [chargeOf({ _id: 'd1', due: '2026-01-01' })]);
  const paidAt = (recordedAt: string) => paymentOf({ _id: 'p1', recordedAt: new Date(recordedAt) });

  it.each([
    ['nothing', mergeAccounts(keep, drop, MARK), false],
    [
      'credit of before that the merge used',
      mergeAccounts(addPayment(keep, paymentOf({ _id: 'p0', amount: 900_000 })), drop, MARK),
      false,
    ],
    [
      'a later payment for a moved charge',
      addPayment(mergeAccounts(keep, drop, MARK), paidAt('2026-03-02')),
      true,
    ],
    [
      'a later payment for a charge of the kept member',
      addPayment(mergeAccounts(keep, drop, MARK), paidAt('2026-03-02'), [{ charge: 'k1', amount: 1 }]),
      false,
    ],
    [
      'a later charge that moved credit pays',
      addCharges(mergeAccounts(NO_ENTRIES, addPayment(NO_ENTRIES, paymentOf({ _id: 'p0' })), MARK), [
        chargeOf({ _id: 'k2', raisedOn: '2026-03-05' }),
      ]),
      true,
    ],
  ])('by %s', (_, account, isTied) => expect(isTiedSince(account, MARK.merge, SINCE)).toBe(isTied));
});
