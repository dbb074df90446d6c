import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MemberAccount, Payment } from '@concord/contracts';
import { compareAccounts } from './compare-accounts.ts';

const document = (number: string) => ({ number, on: '2026-11-29', total: 100 });
const payment = (member: string, at: number): Payment => ({
  _id: `p${at}`,
  member,
  amount: 100 + at,
  method: 'transfer',
  receivedOn: '2026-11-29',
  reference: null,
  state: 'confirmed',
  allocations: [],
  credit: 0,
  refunded: 0,
  receipt: document(`REC ${at}`),
});

/** Two members with an invoice each and three payments, as answered. */
function ledger() {
  const payments = [payment('a', 1), payment('a', 2), payment('b', 3)];
  const accountOf = (member: string): MemberAccount => ({
    balance: 0,
    charges: [],
    invoices: [document(`INV ${member}`)],
    payments: payments.filter((each) => each.member === member).map((each) => ({ ...each })),
  });
  const accounts = new Map(['a', 'b'].map((member) => [member, accountOf(member)]));
  const recorded = payments.map((answer) => ({ member: answer.member, amount: answer.amount, answer }));
  return { accounts, recorded };
}

type Ledger = ReturnType<typeof ledger>;
const firstOf = ({ accounts }: Ledger) => accounts.get('a') as MemberAccount;
const FAULTS: [string, (broken: Ledger) => unknown, RegExp][] = [
  ['a payment is lost', (broken) => firstOf(broken).payments.pop(), /^payment p2 was answered, and is in no/],
  ['a payment is doubled', (broken) => broken.recorded.pop(), /^payment p3 was answered to nobody$/],
  [
    'a payment is another one',
    (broken) => Object.assign(firstOf(broken).payments[0] ?? {}, { amount: 1 }),
    /^payment p1 is another one$/,
  ],
  [
    'a receipt is missing',
    (broken) => delete firstOf(broken).payments[0]?.receipt,
    /^payment p1 has no receipt$/,
  ],
  [
    'a receipt is another one',
    (broken) => Object.assign(firstOf(broken).payments[0] ?? {}, { receipt: document('REC 9') }),
    /^payment p1 was answered with another receipt$/,
  ],
  [
    'an invoice is doubled',
    (broken) => firstOf(broken).invoices.push(document('INV 9')),
    /^member a has 2 invoices$/,
  ],
  ['an invoice is missing', (broken) => firstOf(broken).invoices.pop(), /^member a has 0 invoices$/],
  [
    'two invoices have one number',
    (broken) => Object.assign(firstOf(broken), { invoices: [document('INV b')] }),
    /^INV b is used twice$/,
  ],
  [
    'two answers have one id',
    (broken) => broken.recorded.push(...broken.recorded.slice(0, 1)),
    /^two payments have one id$/,
  ],
];

describe('compareAccounts', () => {
  it('finds nothing where the accounts are as answered', () => {
    const { accounts, recorded } = ledger();
    assert.deepEqual(compareAccounts(accounts, recorded), []);
  });

  for (const [what, breakIt, expected] of FAULTS)
    it(`says that ${what}`, () => {
      const broken = ledger();
      breakIt(broken);
      const problems = compareAccounts(broken.accounts, broken.recorded);
      assert.equal(problems.length, 1);
      assert.match(problems[0] ?? '', expected);
    });
});
