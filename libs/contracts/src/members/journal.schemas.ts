import { z } from 'zod';
import { koboSum } from '../core/amounts';
import { objectId } from '../core/fields';
import { lagosDay } from './money';

/** Kinds of postings. An allocation is none: it moves nothing between accounts of the journal. */
export const POSTING_KINDS = ['charge', 'reduction', 'void', 'payment', 'refund', 'reversal'] as const;
export type PostingKind = (typeof POSTING_KINDS)[number];

const SPAN_DAYS = 366;
const DAY_MS = 24 * 3_600_000;

/** Days of a journal, both included; at most a year. */
export const journalQuery = z
  .strictObject({ from: lagosDay, to: lagosDay })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day is before the first one' })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < SPAN_DAYS, {
    path: ['to'],
    message: 'A journal covers at most a year',
  });
export type JournalQuery = z.output<typeof journalQuery>;

/** A posting: the amount in kobo goes from the credited account to the debited one. */
export const journalLine = z.object({
  _id: z.string(),
  day: z.string(),
  kind: z.enum(POSTING_KINDS),
  /** Number of the invoice, receipt or credit note; null without one. */
  document: z.string().nullable(),
  member: z.object({ _id: objectId, number: z.string(), name: z.string() }),
  text: z.string(),
  debit: z.string(),
  credit: z.string(),
  amount: koboSum,
});
export type JournalLine = z.infer<typeof journalLine>;

/** Sums of one account of the journal in kobo. */
export const journalSum = z.object({ account: z.string(), debit: koboSum, credit: koboSum });
export type JournalSum = z.infer<typeof journalSum>;

/** The postings of some days by day, and the sums of all accounts. */
export const journal = z.object({
  from: z.string(),
  to: z.string(),
  lines: z.array(journalLine),
  sums: z.array(journalSum),
});
export type Journal = z.infer<typeof journal>;

/** Most lines of one answer; a file may have more. */
export const JOURNAL_LINES_MAX = 20_000;

/** Asks for the postings of some members, for a file. `after` is the last member of the page before. */
export const journalPageBody = z.object({ query: journalQuery, after: objectId.optional() });
export type JournalPageBody = z.output<typeof journalPageBody>;

/** Postings of some members in no order; `next` is absent on the last page. */
export const journalPage = z.object({ lines: z.array(journalLine), next: objectId.optional() });
export type JournalPage = z.infer<typeof journalPage>;
