import { LIMITS } from '@concord/contracts';
import { Schema, Types } from 'mongoose';
import type { StoredAnswer } from './attempt.schema';

const KEPT_SECONDS = LIMITS.lateAnswersHours * 60 * 60;

/**
 * Answers that came too late to count, one document per attempt, for staff to see and decide. It holds at most
 * one entry per question of the paper, so it cannot grow beyond the paper.
 */
export interface LateAnswersDoc {
  /** The attempt. */
  _id: Types.ObjectId;
  student: Types.ObjectId;
  /** Late saves, by question id. */
  a: Record<string, StoredAnswer>;
  /** What a late submission held: option indexes by question id. */
  submitted: Record<string, number | null>;
  receivedAt: Date;
  /** Whether somebody has decided on them. */
  decided: boolean;
}

export const lateAnswersSchema = new Schema<LateAnswersDoc>(
  {
    student: { type: Schema.Types.ObjectId },
    a: { type: Schema.Types.Mixed },
    submitted: { type: Schema.Types.Mixed },
    receivedAt: { type: Date },
    decided: { type: Boolean },
  },
  { collection: 'late-answers', versionKey: false, minimize: false, strict: 'throw' },
);

// GET exams/lateAnswers, newest first; and they go by themselves.
lateAnswersSchema.index({ receivedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
// Removal of a student.
lateAnswersSchema.index({ student: 1 });
