import { LIMITS } from '@concord/contracts';
import { Schema, Types } from 'mongoose';
import type { StoredAnswers } from '../attempts/attempt.schema';

export const LATE_ANSWERS_MODEL = 'LateAnswers';

/** Lifetime of late answers. */
export const LATE_ANSWERS_TTL_SECONDS = LIMITS.lateAnswersHours * 60 * 60;

/** Answers that arrived too late, for staff to decide on. One record per attempt, one entry per question. */
export interface LateAnswersRecord {
  /** The attempt's id. */
  _id: Types.ObjectId;
  student: Types.ObjectId;
  /** Answers of late saves, by question id. */
  a?: StoredAnswers;
  /** Option indexes of a late submission, by question id. */
  submitted?: Record<string, number | null>;
  receivedAt: Date;
  /** True once staff have decided. */
  decided: boolean;
}

export const lateAnswersSchema = new Schema<LateAnswersRecord>(
  {
    student: { type: Schema.Types.ObjectId },
    a: { type: Schema.Types.Mixed },
    submitted: { type: Schema.Types.Mixed },
    receivedAt: { type: Date },
    decided: { type: Boolean },
  },
  { collection: 'late-answers', versionKey: false, minimize: false, strict: 'throw' },
);

// GET exams/lateAnswers: undecided ones, newest first.
lateAnswersSchema.index({ decided: 1, receivedAt: -1, _id: -1 });
// MongoDB removes expired documents.
lateAnswersSchema.index({ receivedAt: 1 }, { expireAfterSeconds: LATE_ANSWERS_TTL_SECONDS });
// Removal of a student.
lateAnswersSchema.index({ student: 1 });
