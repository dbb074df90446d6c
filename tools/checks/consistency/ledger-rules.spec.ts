import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Findings } from './findings.ts';
import { judgeAccounts, judgeDocuments } from './ledger-rules.ts';
import type { LedgerSnapshot } from './ledger-snapshot.ts';

/** A member who owes 3,000 kobo of 10,000: a charge, a payment of 7,000 and its receipt. */
const ledger = (): LedgerSnapshot => ({
  accounts: [
    {
      member: 'M',
      charges: [{ id: 'C', amount: 10_000, reduced: 0, isVoid: false }],
      payments: [
        {
          id: 'P',
          state: 'confirmed',
          amount: 7000,
          refunded: 0,
          allocations: [{ charge: 'C', amount: 7000 }],
        },
      ],
      isPending: false,
    },
  ],
  documents: [
    { kind: 'receipt', number: 'REC-2026-000001', of: 'P' },
    { kind: 'invoice', number: 'INV-2026-000001', of: 'C' },
  ],
  balances: new Map([['M', 3000]]),
});

function problemsOf(
  change: (account: LedgerSnapshot['accounts'][0], whole: LedgerSnapshot) => void,
): string[] {
  const given = ledger();
  const [account] = given.accounts;
  assert.ok(account);
  change(account, given);
  const findings = new Findings();
  judgeAccounts(given, findings);
  judgeDocuments(given, findings);
  return findings.problems.map(({ text }) => text);
}

describe('the rules of the ledger', () => {
  it('accept accounts that add up', () =>
    assert.deepEqual(
      problemsOf(() => undefined),
      [],
    ));

  it('count what they examined', () => {
    const findings = new Findings();
    judgeAccounts(ledger(), findings);
    judgeDocuments(ledger(), findings);
    assert.equal(findings.examined['accounts of members'], 1);
    assert.equal(findings.examined['numbered documents'], 2);
  });

  const cases: [string, Parameters<typeof problemsOf>[0], RegExp][] = [
    [
      'a charge that is paid beyond its net',
      ({ charges }) => void (charges[0]!.reduced = 3001),
      /paid beyond/,
    ],
    ['a void charge that is paid', ({ charges }) => void (charges[0]!.isVoid = true), /paid beyond/],
    ['a payment that is used twice', ({ payments }) => void (payments[0]!.refunded = 1), /used beyond/],
    [
      'a charge that does not exist',
      ({ payments }) => void (payments[0]!.allocations[0]!.charge = 'X'),
      /no charge X/,
    ],
    [
      'a balance that lists show wrongly',
      (_, whole) => void whole.balances.set('M', 2999),
      /lists show 2999/,
    ],
    ['an account without its member', (_, whole) => void whole.balances.clear(), /no such member/],
    ['a payment without a receipt', (_, whole) => void whole.documents.shift(), /has no receipt/],
    [
      'a gap',
      (_, whole) => void (whole.documents[1]!.number = 'INV-2026-000002'),
      /number 1 of INV-2026 is missing/,
    ],
    [
      'a number that is used twice',
      (_, whole) => void whole.documents.push({ kind: 'invoice', number: 'INV-2026-000001', of: 'D' }),
      /used twice/,
    ],
  ];
  for (const [name, change, expected] of cases)
    it(`finds ${name}`, () => assert.match(problemsOf(change).join('\n'), expected));

  it('waits for an account that is still followed up', () =>
    assert.deepEqual(
      problemsOf((account, whole) => {
        account.isPending = true;
        whole.balances.set('M', 0);
        whole.documents.shift();
      }),
      [],
    ));

  it('ignores payments that never counted', () =>
    assert.deepEqual(
      problemsOf((account, whole) => {
        account.payments[0]!.state = 'claimed';
        whole.balances.set('M', 10_000);
        whole.documents.shift();
      }),
      [],
    ));
});
