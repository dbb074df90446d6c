import { LATE_DECISIONS, type LateDecision } from '@concord/contracts';
import { Schema, Types } from 'mongoose';
import { type CandidateName, candidateNameFields } from '../assignments/assignment.schema';
import { type InterventionDoc, interventionFields } from '../invigilation/intervention.schema';

/** A grade. Its `_id` is the attempt's, so that an attempt can have only one. */
export interface ResultDoc {
  _id: Types.ObjectId;
  percantage: number;
  total_score: number;
  total_answered: number;
  total_correct: number;
  total_wrong: number;
  pass: boolean;
  createdAt: Date;
  exam: { _id: Types.ObjectId; examName: string; examCode: string };
  version: Types.ObjectId;
  student: CandidateName & { _id: Types.ObjectId };
  /** The option chosen, by question id: it stays when the attempt goes with its student. */
  chosen: Record<string, number>;
  tokens: string[];
  /** Whether the mail with the result was ordered. */
  mailed: boolean;
  /** What was decided on answers that came too late; only where something was. */
  lateDecision?: LateDecisionDoc;
}

export interface LateDecisionDoc extends InterventionDoc {
  decision: LateDecision['decision'];
  scoreBefore: number;
}

const examRef = new Schema(
  { _id: Schema.Types.ObjectId, examName: String, examCode: String },
  { _id: false },
);
const studentRef = new Schema({ _id: Schema.Types.ObjectId, ...candidateNameFields }, { _id: false });

const lateDecisionSchema = new Schema<LateDecisionDoc>(
  {
    ...interventionFields,
    decision: { type: String, enum: LATE_DECISIONS, required: true },
    scoreBefore: { type: Number, required: true },
  },
  { _id: false },
);

export const resultSchema = new Schema<ResultDoc>(
  {
    percantage: { type: Number, required: true },
    total_score: { type: Number, required: true },
    total_answered: { type: Number, required: true },
    total_correct: { type: Number, required: true },
    total_wrong: { type: Number, required: true },
    pass: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    exam: { type: examRef, required: true },
    version: { type: Schema.Types.ObjectId, required: true },
    student: { type: studentRef, required: true },
    chosen: { type: Schema.Types.Mixed, required: true },
    tokens: { type: [String], required: true },
    mailed: { type: Boolean, required: true },
    lateDecision: { type: lateDecisionSchema },
  },
  { collection: 'results', versionKey: false, minimize: false, strict: 'throw' },
);

// GET result: newest first.
resultSchema.index({ createdAt: -1 });
// GET result?search=
resultSchema.index({ tokens: 1 });
// The results whose mail has not been ordered: few at any time, so that the index stays small.
resultSchema.index({ mailed: 1 }, { partialFilterExpression: { mailed: false } });
