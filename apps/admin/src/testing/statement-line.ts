import type { StatementLine, StatementSuggestion } from '@concord/contracts';

const suggestion = (id: string, name: string): StatementSuggestion => ({
  member: {
    _id: id,
    number: 'CIPCM-000123',
    name,
    grade: 'Associate',
    standing: 'grace',
    balance: 500_000,
  },
  because: ['Reference CIPCM-000123 found with two digits swapped'],
});
/** A credit of NGN 5,000 that waits, with two members who may have paid it. */
export const aLine = (change: Partial<StatementLine> = {}): StatementLine => ({
  _id: 'a1',
  statement: 's1',
  row: 2,
  day: '2026-04-03',
  kind: 'credit',
  amount: 500_000,
  narration: 'TRF FROM ADA',
  reference: null,
  balance: null,
  state: 'open',
  age: 41,
  remaining: 500_000,
  parts: [],
  hasReversal: false,
  suggestions: [suggestion('m1', 'Okafor Ada'), suggestion('m2', 'Bello Amina')],
  ...change,
});
