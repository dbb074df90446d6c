import { objectIdOf } from '@concord/nest-platform';
import type { ChargeEntry, PaymentEntry } from '../../store/accounts/account-entries';
import { lastMoneyDay } from './last-money-day';

const by = { _id: objectIdOf('64b000000000000000000001'), username: 'ada' };
const reasoned = (on: string) => ({ reason: 'Asked', on, at: new Date(0), by });
const charge = (raisedOn: string) => ({ raisedOn }) as ChargeEntry;
const payment = (receivedOn: string, more: Partial<PaymentEntry> = {}) =>
  ({ receivedOn, refunds: [], reversed: null, ...more }) as unknown as PaymentEntry;
const refund = (on: string) => ({ ...reasoned(on), _id: 'r', amount: 1 });

describe('lastMoneyDay', () => {
  it.each([
    ['nothing', [], [], undefined],
    ['a charge', [charge('2019-01-01')], [], '2019-01-01'],
    ['a payment after it', [charge('2019-01-01')], [payment('2019-02-03')], '2019-02-03'],
    ['a refund', [], [payment('2019-02-03', { refunds: [refund('2020-05-06')] })], '2020-05-06'],
    ['a reversal', [], [payment('2019-02-03', { reversed: reasoned('2020-07-08') })], '2020-07-08'],
    ['the latest of several', [charge('2021-01-01')], [payment('2020-01-01')], '2021-01-01'],
  ])('of %s', (_what, charges, payments, expected) => {
    expect(lastMoneyDay({ charges, payments })).toBe(expected);
  });
});
