import type { BankProfile } from '@concord/contracts';

const GUESSED = { dates: 'guess', decimals: 'guess', separator: 'guess', sign: 'credit-positive' } as const;

/** Profiles of three invented banks, which staff may change or remove from view by saving their own. */
export const SAMPLE_PROFILES: readonly BankProfile[] = [
  {
    ...GUESSED,
    _id: '5a0000000000000000000001',
    revision: 0,
    name: 'Harmattan Bank (sample)',
    columns: {
      day: 'Trans Date',
      narration: 'Narration',
      reference: 'Reference',
      debit: 'Debit',
      credit: 'Credit',
      balance: 'Balance',
    },
    dates: 'day-first',
    decimals: 'point',
    separator: 'comma',
  },
  {
    ...GUESSED,
    _id: '5a0000000000000000000002',
    revision: 0,
    name: 'Savannah Trust (sample)',
    columns: { day: 'Value Date', narration: 'Details', amount: 'Amount', balance: 'Running Balance' },
    dates: 'day-first',
    decimals: 'comma',
    separator: 'semicolon',
  },
  {
    ...GUESSED,
    _id: '5a0000000000000000000003',
    revision: 0,
    name: 'Lagoon Microfinance (sample)',
    columns: { day: 'Posted', narration: 'Remarks', amount: 'Amount', mark: 'CR/DR' },
    dates: 'year-first',
    decimals: 'point',
    separator: 'tab',
  },
];
