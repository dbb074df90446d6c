import type { LeftOutRow } from '@concord/contracts';
import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/** A statement of a bank that was read. Its lines are records of their own. */
export interface StatementRecord {
  _id: Types.ObjectId;
  /** Name of the file. */
  file: string;
  /** Name of the profile at that time; null where columns were guessed. */
  profile: string | null;
  /** Number of the bank account; null where neither file nor profile has one. */
  account: string | null;
  from: string | null;
  to: string | null;
  rows: number;
  credits: number;
  debits: number;
  zeros: number;
  /** Rows that are no new lines, each with its reason. */
  leftOut: LeftOutRow[];
  notes: string[];
  /** False while its lines are stored, and for good if the process was killed then. */
  isComplete: boolean;
  at: Date;
  by: StaffRef;
}

export const STATEMENT_MODEL = 'Statement';

const text = { type: String, required: true };
const optionalText = { type: String, default: null };
const number = { type: Number, required: true };

export const statementSchema = new Schema<StatementRecord>(
  {
    file: text,
    profile: optionalText,
    account: optionalText,
    from: optionalText,
    to: optionalText,
    rows: number,
    credits: number,
    debits: number,
    zeros: number,
    leftOut: [
      new Schema<LeftOutRow>(
        { row: number, reason: text, text: { type: String, default: '' } },
        { _id: false },
      ),
    ],
    notes: [String],
    isComplete: { type: Boolean, required: true },
    at: { type: Date, required: true },
    by: { type: staffRefSchema, required: true },
  },
  { collection: 'statements', versionKey: false },
);

// The list, latest first.
statementSchema.index({ at: -1, _id: -1 });
