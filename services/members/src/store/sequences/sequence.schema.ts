import { Schema } from 'mongoose';

/** The last number of a kind that is known to be taken. A hint: the unique index of the numbered records decides. */
export interface SequenceRecord {
  /** `member`, or a kind of document with its year: `invoice-2026`. */
  _id: string;
  last: number;
}

export const SEQUENCE_MODEL = 'Sequence';

export const sequenceSchema = new Schema<SequenceRecord>(
  { _id: { type: String, required: true }, last: { type: Number, required: true } },
  { collection: 'sequences', versionKey: false },
);
