import { z } from 'zod';
import { moment, objectId } from '../core/fields';

/** A breach of the rules of the ledger. */
export const ledgerDifference = z.object({
  /** Absent for a difference in the numbers of documents. */
  member: z.object({ _id: objectId, number: z.string() }).optional(),
  text: z.string(),
});
export type LedgerDifference = z.infer<typeof ledgerDifference>;

/** Outcome of the check that runs each night. */
export const ledgerCheck = z.object({
  startedAt: moment,
  endedAt: moment,
  members: z.int(),
  documents: z.int(),
  /** Number of differences; `first` has the first ones. */
  differences: z.int(),
  first: z.array(ledgerDifference),
});
export type LedgerCheck = z.infer<typeof ledgerCheck>;

/** Maximum age of the last outcome: one each night, plus two hours. */
export const LEDGER_CHECK_AGE_MAX_HOURS = 26;

/** The last outcome; absent until the first night. */
export const ledgerCheckStatus = z.object({ last: ledgerCheck.optional() });
export type LedgerCheckStatus = z.infer<typeof ledgerCheckStatus>;
