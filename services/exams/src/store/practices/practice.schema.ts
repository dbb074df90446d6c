import { Schema, Types } from 'mongoose';
import type { StoredAnswers } from '../attempts/attempt.schema';

export const PRACTICE_MODEL = 'Practice';

const KEPT_SECONDS = 24 * 60 * 60;

/** A candidate's practice exam, to test the device. Fields named as in an attempt mean the same. */
export interface PracticeRecord {
  _id: Types.ObjectId;
  student: Types.ObjectId;
  sid: string;
  a: StoredAnswers;
  seq: number;
  startedAt: Date;
  deadline: Date;
  savedAt: Date | null;
  /** True after submission. */
  ended: boolean;
}

export const practiceSchema = new Schema<PracticeRecord>(
  {
    student: { type: Schema.Types.ObjectId, required: true },
    sid: { type: String, required: true },
    a: { type: Schema.Types.Mixed, required: true },
    seq: { type: Number, required: true },
    startedAt: { type: Date, required: true },
    deadline: { type: Date, required: true },
    savedAt: Date,
    ended: { type: Boolean, required: true },
  },
  { collection: 'practices', versionKey: false, strict: 'throw', minimize: false },
);

// Practice exams of a candidate.
practiceSchema.index({ student: 1 });
// MongoDB removes expired documents.
practiceSchema.index({ startedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
