import { z } from 'zod';
import { koboSum } from '../core/amounts';
import { listOf } from '../core/bounded';
import { blank, body, line, moment, objectId, sortOf, strict, visibleLine } from '../core/fields';
import { givenReason } from '../core/intervention';
import { listQuery, oneOf, pageQuery, yesOrNo } from '../core/list-query';
import { MEMBER_LIMITS } from './member-limits';
import { MEMBER_GRADES, STANDINGS } from './member-values';
import { kobo } from './money';

/** Columns of a bank's statement; a profile names the heading of each. */
export const STATEMENT_COLUMNS = [
  'day',
  'narration',
  'reference',
  'amount',
  'credit',
  'debit',
  'balance',
  'mark',
] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** Orders of day, month and year in a file. */
export const STATEMENT_DATES = ['guess', 'day-first', 'month-first', 'year-first'] as const;
/** Sign before the decimals of a file. */
export const STATEMENT_DECIMALS = ['guess', 'point', 'comma'] as const;
/** Separators of the cells of a CSV file. */
export const STATEMENT_SEPARATORS = ['guess', 'comma', 'semicolon', 'tab', 'bar'] as const;
/** Sign of money that arrived, in a column of amounts. */
export const STATEMENT_SIGNS = ['credit-positive', 'credit-negative'] as const;

const heading = blank(line(MEMBER_LIMITS.headingLength));

const profileFields = {
  name: visibleLine(60, { min: 1 }),
  /** Number of the bank account; the file's own one if it is left out. */
  account: blank(line(30)),
  columns: strict({
    day: heading,
    narration: heading,
    reference: heading,
    amount: heading,
    credit: heading,
    debit: heading,
    balance: heading,
    mark: heading,
  } satisfies Record<StatementColumn, typeof heading>),
  dates: z.enum(STATEMENT_DATES),
  decimals: z.enum(STATEMENT_DECIMALS),
  separator: z.enum(STATEMENT_SEPARATORS),
  sign: z.enum(STATEMENT_SIGNS),
};

/** Form of the files of one bank. Columns without a heading are guessed. */
export const bankProfileFields = strict(profileFields);
export type BankProfileFields = z.output<typeof bankProfileFields>;

/** A profile; `revision` is 0 for a sample that nobody has changed. */
export const bankProfile = bankProfileFields.extend({ _id: objectId, revision: z.int() });
export type BankProfile = z.infer<typeof bankProfile>;

export const bankProfileBody = body(profileFields);
export type BankProfileBody = z.output<typeof bankProfileBody>;

/** Changes a profile; `revision` is the one that was shown. */
export const bankProfileUpdateBody = body({ ...profileFields, revision: z.int().min(0) });
export type BankProfileUpdateBody = z.output<typeof bankProfileUpdateBody>;

/** Kinds of lines; only a credit can be a payment. */
export const STATEMENT_LINE_KINDS = ['credit', 'debit', 'zero'] as const;

/** States of a line. `confirming` lasts a moment; `kept` lines are on record only, as debits are. */
export const STATEMENT_LINE_STATES = ['open', 'confirming', 'confirmed', 'skipped', 'kept'] as const;
export type StatementLineState = (typeof STATEMENT_LINE_STATES)[number];

/** Reasons for a row that is not a new line. */
export const LEFT_OUT_REASONS = [
  'above-headings',
  'heading',
  'total',
  'continued',
  'known',
  'no-day',
  'no-amount',
  'two-amounts',
  'currency',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** A row of the file that is not a new line, with its text. */
export const leftOutRow = z.object({
  row: z.int(),
  reason: z.enum(LEFT_OUT_REASONS),
  text: z.string(),
});
export type LeftOutRow = z.infer<typeof leftOutRow>;

/** A line as read from a file. Amounts are in kobo, below 0 for money that left the account. */
export const readLine = z.object({
  row: z.int(),
  day: z.string(),
  kind: z.enum(STATEMENT_LINE_KINDS),
  amount: koboSum,
  narration: z.string(),
  reference: z.string().nullable(),
  balance: koboSum.nullable(),
});
export type ReadLine = z.infer<typeof readLine>;

const person = z.object({ _id: objectId, number: z.string(), name: z.string() });

/** A payment that is recorded already and may be the money of a line. */
export const recordedPayment = z.object({
  _id: objectId,
  /** In kobo. */
  amount: koboSum,
  receivedOn: z.string(),
  /** Number of its receipt; absent for the moment before it has one. */
  receipt: z.string().optional(),
});
export type RecordedPayment = z.infer<typeof recordedPayment>;

/** A member who may have paid, with the reasons as sentences. */
export const statementSuggestion = z.object({
  member: person.extend({
    grade: z.enum(MEMBER_GRADES),
    standing: z.enum(STANDINGS),
    /** In kobo; above 0 where the member owes. */
    balance: koboSum,
  }),
  because: z.array(z.string()),
  /** In the queue: payments of the member that may be the same money, and that came from no line; absent for none. */
  recorded: z.array(recordedPayment).optional(),
});
export type StatementSuggestion = z.infer<typeof statementSuggestion>;

/** An open bill of an organisation, and what each of its people gets of the transfer that pays it. */
export const statementBill = z.object({
  /** Id of the request, which staff accept once it is paid. */
  _id: objectId,
  organisation: person,
  total: koboSum,
  parts: z.array(
    z.object({
      member: person.extend({ balance: koboSum }),
      allocations: z.array(z.object({ charge: objectId, amount: koboSum })),
    }),
  ),
});
export type StatementBill = z.infer<typeof statementBill>;

const by = z.object({ _id: objectId, username: z.string() });

/** Part of a line that is a payment of one member. */
export const statementPart = z.object({
  member: person,
  amount: koboSum,
  /** Id of the payment; absent for the moment in which it is recorded. */
  payment: objectId.optional(),
  isReversed: z.boolean(),
});

/** A line of a statement with what staff made of it. */
export const statementLine = readLine.extend({
  _id: objectId,
  statement: objectId,
  state: z.enum(STATEMENT_LINE_STATES),
  /** Days since the money arrived. */
  age: z.int(),
  /** In kobo; part of a credit that is not a payment yet. */
  remaining: koboSum,
  parts: z.array(statementPart),
  /** A payment of this line was reversed, so that it can be matched again. */
  hasReversal: z.boolean(),
  skipped: z.object({ reason: z.string(), at: moment, by }).optional(),
  /** Likeliest first; nothing is decided. */
  suggestions: z.array(statementSuggestion),
  /** In the queue: bills of the suggested organisations; absent for none. */
  bills: z.array(statementBill).optional(),
});
export type StatementLine = z.infer<typeof statementLine>;

/** A statement that was read. */
export const statement = z.object({
  _id: objectId,
  /** Name of the file. */
  file: z.string(),
  profile: z.string().nullable(),
  account: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Rows of the file with something in them: its new lines and those that were left out. */
  rows: z.int(),
  credits: z.int(),
  debits: z.int(),
  zeros: z.int(),
  /** Credits that wait for staff. */
  open: z.int(),
  leftOut: z.array(leftOutRow),
  /** Further messages about the file. */
  notes: z.array(z.string()),
  /** False if the service was stopped while it stored the lines; reading the file again stores the rest. */
  isComplete: z.boolean(),
  at: moment,
  by,
});
export type Statement = z.infer<typeof statement>;

/** A statement just read, with its new lines in the order of the file. */
export const statementRead = statement.extend({ lines: z.array(statementLine) });
export type StatementRead = z.infer<typeof statementRead>;

/** A file as it would be read: nothing is stored. */
export const statementPreview = z.object({
  /** First rows of the file as they are. */
  cells: z.array(z.object({ row: z.int(), texts: z.array(z.string()) })),
  /** Heading found for each column. */
  columns: z.partialRecord(z.enum(STATEMENT_COLUMNS), z.string()),
  headings: z.array(z.string()),
  total: z.int(),
  /** First lines. */
  lines: z.array(readLine),
  leftOut: z.array(leftOutRow),
  notes: z.array(z.string()),
});
export type StatementPreview = z.infer<typeof statementPreview>;

export const statementListQuery = pageQuery;
export type StatementListQuery = z.output<typeof statementListQuery>;

/** Sorted by day, the oldest first unless `sort` says otherwise. */
export const statementLinesQuery = listQuery({
  state: oneOf(STATEMENT_LINE_STATES),
  kind: oneOf(STATEMENT_LINE_KINDS),
  statement: objectId.optional(),
  /** Lines with a payment that was reversed. */
  reversed: yesOrNo,
  sort: sortOf(['day', 'amount']),
});
export type StatementLinesQuery = z.output<typeof statementLinesQuery>;

const allocationsUpTo = (max: number) => listOf(strict({ charge: objectId, amount: kobo }), max).optional();

/** Makes all that remains of a line a payment of this member. */
export const statementConfirmBody = body({
  member: objectId,
  allocations: allocationsUpTo(MEMBER_LIMITS.allocations),
});
export type StatementConfirmBody = z.output<typeof statementConfirmBody>;

const part = strict({
  member: objectId,
  amount: kobo,
  allocations: allocationsUpTo(MEMBER_LIMITS.statementPartCharges),
});
export type StatementPartInput = z.output<typeof part>;

/** Makes all that remains of a line payments of several members. */
export const statementSplitBody = body({
  parts: listOf(part, MEMBER_LIMITS.statementParts, { min: 1, tooFew: 'Name the members who paid' }),
});
export type StatementSplitBody = z.output<typeof statementSplitBody>;

/** Takes a line out of the queue. */
export const statementSkipBody = body({ reason: givenReason });
export type StatementSkipBody = z.output<typeof statementSkipBody>;

/** Nothing to say: all open lines are looked at. */
export const statementMatchBody = body({});

/** Lines that were looked at, and those whose suggestions changed. */
export const statementsMatched = z.object({ lines: z.int(), changed: z.int() });
export type StatementsMatched = z.infer<typeof statementsMatched>;
