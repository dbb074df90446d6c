import type { JournalLine, PostingKind } from '@concord/contracts';
import type { ExportCells } from '@concord/nest-platform';
import type { Figure, ListSummary } from '../writers/list-writer';

const KOBO = 100;

const KINDS: Record<PostingKind, string> = {
  charge: 'Charge',
  reduction: 'Reduction',
  void: 'Void',
  payment: 'Payment',
  refund: 'Refund',
  reversal: 'Reversal',
};

/** Cells of a posting by the headings of their columns. */
export function journalCells(line: JournalLine): ExportCells {
  const { day, kind, document, member, text, debit, credit, amount } = line;
  return {
    Day: day,
    Posting: KINDS[kind],
    Document: document,
    'Member number': member.number,
    Name: member.name,
    Text: text,
    Debit: debit,
    Credit: credit,
    'Amount (NGN)': amount / KOBO,
    'Amount (kobo)': amount,
  };
}

/** Kobo as naira without rounding: `1,234.05`. */
const nairaText = (kobo: number): string => {
  const whole = Math.trunc(Math.abs(kobo) / KOBO).toLocaleString('en-GB');
  return `${kobo < 0 ? '-' : ''}${whole}.${String(Math.abs(kobo) % KOBO).padStart(2, '0')}`;
};

/** Debit and credit of each account, for the head of the file. */
export function journalWords(heading: string, lines: readonly JournalLine[]): ListSummary {
  const sums = new Map<string, { debit: number; credit: number }>();
  const add = (account: string, side: 'debit' | 'credit', amount: number) => {
    const sum = sums.get(account) ?? { debit: 0, credit: 0 };
    sum[side] += amount;
    sums.set(account, sum);
  };
  for (const { debit, credit, amount } of lines) {
    add(debit, 'debit', amount);
    add(credit, 'credit', amount);
  }
  const figures = [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([account, { debit, credit }]): Figure => [
      account,
      `debit NGN ${nairaText(debit)}, credit NGN ${nairaText(credit)}`,
    ]);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    heading,
    figures: [figures, [['All postings', `NGN ${nairaText(total)}`]]],
    signatories: [],
  };
}
