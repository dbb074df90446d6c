import {
  addCharges,
  addPayment,
  refundPayment,
  reversePayment,
  voidCharge,
} from '../../../shared/ledger/account-changes';
import { NO_ENTRIES } from '../../../shared/ledger/account-sums';
import { chargeOf, paymentOf, reasoned } from '../../../testing/membership';
import { ageOf, MoneySums } from './money-sums';

describe(ageOf, () => {
  it.each([
    ['2026-11-30', 'not due'],
    ['2026-11-29', '0-30'],
    ['2026-10-30', '0-30'],
    ['2026-10-29', '31-90'],
    ['2026-08-31', '31-90'],
    ['2026-08-30', '91-365'],
    ['2025-11-29', '91-365'],
    ['2025-11-28', 'over 365'],
  ])('of a charge that was due on %s is %s', (due, age) => {
    expect(ageOf(due, '2026-11-29')).toBe(age);
  });
});

describe(MoneySums, () => {
  it('sums what confirmed payments paid, by month and fee, with what is left as credit', () => {
    const charged = addCharges(NO_ENTRIES, [
      chargeOf({ _id: 'a', amount: 100 }),
      chargeOf({ _id: 'b', amount: 50, fee: 'penalty' }),
    ]);
    const paid = addPayment(charged, paymentOf({ _id: 'p', amount: 180, receivedOn: '2026-03-01' }));
    const wrong = addPayment(paid, paymentOf({ _id: 'q', amount: 9, receivedOn: '2026-03-02' }));
    const account = refundPayment(reversePayment(wrong, 'q', reasoned('2026-03-03')), 'p', {
      ...reasoned('2026-03-04'),
      _id: 'r',
      amount: 10,
    });
    const sums = new MoneySums('2026-11-29');
    sums.add(account);
    const { income, arrears } = sums.report(2026);
    expect(income.map(({ fee, months }) => [fee, months[2]])).toEqual([
      ['subscription', 100],
      ['penalty', 50],
      ['credit', 20],
    ]);
    expect(arrears.every(({ amount }) => amount === 0)).toBe(true);
  });

  it('counts a member once in each age of arrears, without void charges', () => {
    const charged = addCharges(NO_ENTRIES, [
      chargeOf({ _id: 'a', amount: 100, due: '2026-11-01' }),
      chargeOf({ _id: 'b', amount: 50, due: '2026-11-02' }),
      chargeOf({ _id: 'c', amount: 7, due: '2026-11-03' }),
    ]);
    const sums = new MoneySums('2026-11-29');
    sums.add(voidCharge(charged, 'c', reasoned('2026-11-04')));
    expect(sums.report(2026).arrears.find(({ age }) => age === '0-30')).toEqual({
      age: '0-30',
      members: 1,
      amount: 150,
    });
  });
});
