import type { Decision, NotifiedDecision } from '@concord/contracts';
import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/** Latest decision on an application. */
export interface StoredReview {
  status: Decision;
  /** Number of decisions so far. */
  revision: number;
  at: Date;
  by: StaffRef;
  reason: string | null;
  /** Time of the applicant's answer; absent after the next decision. */
  answeredAt?: Date;
}

/** Mail of a decision, until it is in the outbox. After `dueAt` the sweeper requests it again. */
export interface DueDecisionMail {
  /** Unique id of the decision, so that its mail is sent once. */
  id: string;
  decision: NotifiedDecision;
  reason: string | null;
  dueAt: Date;
}

/** Extra time in exams, copied to each new assignment: percent of the duration, or minutes. */
export interface StoredAccommodation {
  percent?: number;
  minutes?: number;
  reason: string;
  by: StaffRef;
  at: Date;
}

/** A note of staff about the applicant. */
export interface StoredNote {
  _id: Types.ObjectId;
  text: string;
  by: StaffRef;
  at: Date;
  /** Time of the author's last change. */
  editedAt?: Date;
}

const optionalText = { type: String, default: null };

export const reviewSchema = new Schema<StoredReview>(
  {
    status: String,
    revision: Number,
    at: Date,
    by: staffRefSchema,
    reason: optionalText,
    answeredAt: Date,
  },
  { _id: false },
);

export const decisionMailSchema = new Schema<DueDecisionMail>(
  { id: String, decision: String, reason: optionalText, dueAt: Date },
  { _id: false },
);

export const accommodationSchema = new Schema<StoredAccommodation>(
  { percent: Number, minutes: Number, reason: String, by: staffRefSchema, at: Date },
  { _id: false },
);

export const noteSchema = new Schema<StoredNote>({
  _id: Schema.Types.ObjectId,
  text: String,
  by: staffRefSchema,
  at: Date,
  editedAt: Date,
});
