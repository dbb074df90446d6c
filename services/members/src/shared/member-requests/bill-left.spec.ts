import { objectIdOf } from '@concord/nest-platform';
import type { ChargeEntry, PaymentEntry } from '../../store/accounts/account-entries';
import { emptyAccount } from '../../store/accounts/accounts.repository';
import type { BilledCharge } from '../../store/member-requests/member-request.schema';
import { billLeft } from './bill-left';

const PERSON = objectIdOf('a'.repeat(24));
const by = { _id: objectIdOf('b'.repeat(24)), username: 'grace' };
const REASONED = { reason: 'Council', on: '2026-02-01', at: new Date(0), by };
const charge: ChargeEntry = {
  _id: 'c1',
  fee: 'subscription',
  period: '2026',
  grade: 'Associate',
  title: 'Annual subscription 2026',
  amount: 500,
  raisedOn: '2026-01-01',
  due: '2026-01-01',
  covers: null,
  reductions: [],
  voided: null,
};
const payment = (amount: number): PaymentEntry => ({
  _id: 'p1',
  method: 'transfer',
  amount,
  receivedOn: '2026-02-01',
  reference: null,
  state: 'confirmed',
  allocations: [{ charge: 'c1', amount }],
  refunds: [],
  reversed: null,
  recordedAt: new Date(0),
});
const line: BilledCharge = { person: PERSON, charge: 'c1', title: charge.title, amount: 500 };

interface Now {
  readonly of?: Partial<ChargeEntry>;
  readonly payments?: PaymentEntry[];
  readonly isNamed?: boolean;
  readonly bill?: BilledCharge[];
}

function left({ of = {}, payments = [], isNamed = true, bill = [line] }: Now) {
  const account = { ...emptyAccount(PERSON), charges: [{ ...charge, ...of }], payments };
  const accounts = new Map([[PERSON.toString(), account]]);
  const sponsored = new Set(isNamed ? [PERSON.toString()] : []);
  return billLeft(bill, { accounts, sponsored }).map(({ amount }) => amount);
}

describe('what is left of a bill', () => {
  it.each<[string, Now, number[]]>([
    ['all of it while nothing changes', {}, [500]],
    ['the rest of a charge that was paid in part', { payments: [payment(200)] }, [300]],
    ['nothing of a paid charge', { payments: [payment(500)] }, []],
    [
      'less of a reduced charge',
      { of: { reductions: [{ ...REASONED, kind: 'discount', amount: 100 }] } },
      [400],
    ],
    ['nothing of a void charge', { of: { voided: REASONED } }, []],
    ['no more than was billed', { bill: [{ ...line, amount: 200 }] }, [200]],
    ['nothing of a charge that the account no longer has', { of: { _id: 'c2' } }, []],
    ['nothing for somebody who is not named any longer', { isNamed: false }, []],
    ['each charge once', { bill: [line, line] }, [500]],
  ])('is %s', (_, now, amounts) => {
    expect(left(now)).toEqual(amounts);
  });
});
