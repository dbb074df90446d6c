import { LATE_DECISIONS, type LateDecision } from '@concord/contracts';
import { Schema, Types } from 'mongoose';
import { type CandidateName, candidateNameFields } from '../shared/candidate-name.schema';
import { type InterventionRecord, interventionFields } from '../shared/intervention.schema';

export const RESULT_MODEL = 'Result';

/** The grade of an attempt. Its `_id` is the attempt's, so that an attempt has only one. */
export interface ResultRecord {
  _id: Types.ObjectId;
  percantage: number;
  total_score: number;
  /** Absent in one of a worker of the release before, until the next preparation. */
  total_questions?: number;
  total_answered: number;
  total_correct: number;
  total_wrong: number;
  pass: boolean;
  createdAt: Date;
  exam: { _id: Types.ObjectId; examName: string; examCode: string };
  version: Types.ObjectId;
  /** What the paper was drawn with; absent where everybody had the same one. */
  seed?: number;
  student: CandidateName & { _id: Types.ObjectId };
  /** Index of the chosen option by question id; kept when the attempt is removed with its student. */
  chosen: Record<string, number>;
  /** Search words, without the `beginnings` that other records have: their index doubled the time of an insert. */
  tokens: string[];
  /** Whether the mail with the result was ordered. */
  mailed: boolean;
  /** Only when staff decided on late answers. */
  lateDecision?: LateDecisionRecord;
}

export interface LateDecisionRecord extends InterventionRecord {
  decision: LateDecision['decision'];
  scoreBefore: number;
}

const examRefSchema = new Schema(
  { _id: Schema.Types.ObjectId, examName: String, examCode: String },
  { _id: false },
);
const studentRefSchema = new Schema({ _id: Schema.Types.ObjectId, ...candidateNameFields }, { _id: false });

const lateDecisionSchema = new Schema<LateDecisionRecord>(
  {
    ...interventionFields,
    decision: { type: String, enum: LATE_DECISIONS, required: true },
    scoreBefore: { type: Number, required: true },
  },
  { _id: false },
);

export const resultSchema = new Schema<ResultRecord>(
  {
    percantage: { type: Number, required: true },
    total_score: { type: Number, required: true },
    total_questions: Number,
    total_answered: { type: Number, required: true },
    total_correct: { type: Number, required: true },
    total_wrong: { type: Number, required: true },
    pass: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    exam: { type: examRefSchema, required: true },
    version: { type: Schema.Types.ObjectId, required: true },
    seed: Number,
    student: { type: studentRefSchema, required: true },
    chosen: { type: Schema.Types.Mixed, required: true },
    tokens: { type: [String], required: true },
    mailed: { type: Boolean, required: true },
    lateDecision: { type: lateDecisionSchema },
  },
  { collection: 'results', versionKey: false, minimize: false, strict: 'throw' },
);

// GET result: newest first.
resultSchema.index({ createdAt: -1, _id: -1 });
// GET result?search=
resultSchema.index({ tokens: 1 });
// The results of one student, newest first; what is kept of the student, and its removal when it is old.
resultSchema.index({ 'student._id': 1, createdAt: -1, _id: -1 });
// Results whose mail was not ordered yet: few, so the partial index stays small.
resultSchema.index({ mailed: 1 }, { partialFilterExpression: { mailed: false } });
