import type { MemberCharge } from '@concord/contracts';
import { oldestFirst, openCharges, openOf } from './open-charges';

const charge = (_id: string, amount: number, more: Partial<MemberCharge> = {}): MemberCharge => ({
  _id,
  fee: 'subscription',
  period: '2026',
  title: 'Subscription 2026',
  amount,
  reduced: 0,
  paid: 0,
  due: '2026-01-31',
  state: 'open',
  ...more,
});

const levy = charge('levy', 400_000, { paid: 100_000, state: 'part-paid' });
const subscription = charge('subscription', 500_000, { reduced: 200_000 });
const paid = charge('paid', 100, { paid: 100, state: 'paid' });
const voided = charge('void', 100, { state: 'void' });
const all = [levy, paid, voided, subscription];

describe(openOf, () => {
  it.each([
    [levy, 300_000],
    [subscription, 300_000],
    [paid, 0],
    [voided, 0],
  ])('is what is neither paid nor reduced', (one, open) => {
    expect(openOf(one)).toBe(open);
  });
});

describe(oldestFirst, () => {
  it.each([
    ['nothing', 0, []],
    ['a part of the first', 1, [['levy', 1]]],
    ['the first', 300_000, [['levy', 300_000]]],
    [
      'more than all, of which the rest is credit',
      900_000,
      [
        ['levy', 300_000],
        ['subscription', 300_000],
      ],
    ],
  ])('pays %s', (_what, amount, parts) => {
    expect(oldestFirst(all, amount).map((part) => [part.charge, part.amount])).toEqual(parts);
  });

  it('leaves paid and void charges out', () => {
    expect(openCharges(all)).toEqual([levy, subscription]);
  });
});
