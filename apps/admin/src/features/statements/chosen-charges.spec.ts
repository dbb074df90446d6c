import type { MemberCharge } from '@concord/contracts';
import { chargeProblem, chosenParts } from './chosen-charges';

const charge = (_id: string, amount: number): MemberCharge => ({
  _id,
  fee: 'other',
  period: '2026',
  title: _id,
  amount,
  reduced: 0,
  paid: 0,
  due: '2026-01-01',
  state: 'open',
});
const CHARGES = [charge('levy', 400_000), charge('subscription', 500_000)];

describe('chargeProblem', () => {
  it.each([
    ['', undefined],
    ['4,000', undefined],
    ['4,000.01', 'This is more than is due'],
    ['some', 'Enter naira and kobo, such as 5,000.00'],
  ])('of %j', (text, problem) => expect(chargeProblem(charge('levy', 400_000), text)).toBe(problem));
});

describe('chosenParts', () => {
  it.each([
    ['nothing, so that all becomes credit', {}, []],
    ['one charge', { subscription: '5,000' }, [{ charge: 'subscription', amount: 500_000 }]],
    [
      'parts of both',
      { levy: '1000', subscription: '2000.50' },
      [
        { charge: 'levy', amount: 100_000 },
        { charge: 'subscription', amount: 200_050 },
      ],
    ],
    ['more than is due', { levy: '4,000.01' }, undefined],
    ['more than the payment', { levy: '4000', subscription: '5000' }, undefined],
    ['no amount', { levy: 'some' }, undefined],
  ])('of %s', (_, typed, parts) => expect(chosenParts(CHARGES, typed, 600_000)).toEqual(parts));
});
