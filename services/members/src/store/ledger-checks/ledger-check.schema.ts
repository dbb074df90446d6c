import type { LedgerDifference } from '@concord/contracts';
import { Schema } from 'mongoose';

/** Outcome of the check of one day. */
export interface LedgerCheckRecord {
  /** Day in Nigeria, `YYYY-MM-DD`. */
  _id: string;
  startedAt: Date;
  endedAt: Date;
  members: number;
  documents: number;
  differences: number;
  /** The first differences. */
  first: LedgerDifference[];
}

export const LEDGER_CHECK_MODEL = 'LedgerCheck';

const KEPT_DAYS = 400;
const date = { type: Date, required: true };
const number = { type: Number, required: true };
const text = { type: String, required: true };

export const ledgerCheckSchema = new Schema<LedgerCheckRecord>(
  {
    _id: text,
    startedAt: date,
    endedAt: date,
    members: number,
    documents: number,
    differences: number,
    first: [
      new Schema<LedgerDifference>(
        { member: new Schema({ _id: text, number: text }, { _id: false }), text },
        { _id: false },
      ),
    ],
  },
  { collection: 'ledger-checks', versionKey: false },
);

ledgerCheckSchema.index({ endedAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 24 * 3600 });
