import { LATE_DECISIONS, type LateDecision } from '@concord/contracts';
import { recordDeletions } from '@concord/nest-platform';
import { Schema, Types } from 'mongoose';
import { type CandidateName, candidateNameFields } from '../parts/candidate-name.schema';
import { type InterventionRecord, interventionFields } from '../parts/intervention.schema';

export const RESULT_MODEL = 'Result';

/** The grade of an attempt. Its `_id` is the attempt's: an attempt has at most one result. */
export interface ResultRecord {
  _id: Types.ObjectId;
  percantage: number;
  total_score: number;
  /** Absent in results by workers of the previous version, until the next run of `prepare`. */
  total_questions?: number;
  total_answered: number;
  total_correct: number;
  total_wrong: number;
  pass: boolean;
  createdAt: Date;
  exam: { _id: Types.ObjectId; examName: string; examCode: string };
  version: Types.ObjectId;
  /** Seed of the drawn paper; absent if everybody gets the same paper. */
  seed?: number;
  student: CandidateName & { _id: Types.ObjectId };
  /** Index of the chosen option by question id. It remains when the attempt is removed with its student. */
  chosen: Record<string, number>;
  /** Seconds in view by question id; absent if the page sent none before grading. */
  seconds?: Record<string, number>;
  /** Search words. `beginnings`, which other records have, are missing: their index doubled the time of an insert. */
  tokens: string[];
  /** False until the first mail is requested; see `owesMail`. */
  mailed: boolean;
  /** Time to request the mail of a changed score or a refused one; absent if none is due. */
  mailDueAt?: Date;
  /** Copied from the attempt; removed by a release, which the mail waits for. */
  unconfirmed?: true;
  /** Decision of staff on late answers. */
  lateDecision?: LateDecisionRecord;
  /** Score changes by regrades, oldest first. */
  corrections?: CorrectionRecord[];
  /** Notes of staff. */
  annotation?: AnnotationRecord;
}

export interface LateDecisionRecord extends InterventionRecord {
  decision: LateDecision['decision'];
  scoreBefore: number;
}

/** Notes on a result, with their last author. */
export interface AnnotationRecord extends InterventionRecord {
  /** For the candidate. */
  remark?: string;
  /** For staff. */
  note?: string;
  /** Incremented by each change, for optimistic locking. */
  revision: number;
}

/** A score change because a key was corrected. */
export interface CorrectionRecord extends InterventionRecord {
  /** The regrade that made it. */
  task: Types.ObjectId;
  scoreBefore: number;
  passBefore: boolean;
  /** True if the candidate had received a mail with the earlier score. */
  wasMailed: boolean;
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

const annotationSchema = new Schema<AnnotationRecord>(
  {
    ...interventionFields,
    remark: String,
    note: String,
    revision: { type: Number, required: true },
  },
  { _id: false },
);

const correctionSchema = new Schema<CorrectionRecord>(
  {
    ...interventionFields,
    task: { type: Schema.Types.ObjectId, required: true },
    scoreBefore: { type: Number, required: true },
    passBefore: { type: Boolean, required: true },
    wasMailed: { type: Boolean, required: true },
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
    seconds: Schema.Types.Mixed,
    tokens: { type: [String], required: true },
    mailed: { type: Boolean, required: true },
    mailDueAt: Date,
    unconfirmed: Boolean,
    lateDecision: { type: lateDecisionSchema },
    corrections: { type: [correctionSchema], default: undefined },
    annotation: { type: annotationSchema },
  },
  { collection: 'results', versionKey: false, minimize: false, strict: 'throw' },
);

recordDeletions(resultSchema);
// GET result: newest first.
resultSchema.index({ createdAt: -1, _id: -1 });
// GET result?search=, until memory has loaded.
resultSchema.index({ tokens: 1 });
// Results of a version, for regrades and counts.
resultSchema.index({ version: 1, _id: 1 });
// GET result?exam=, newest first; counts for releases, the board and statistics; the check for new results.
resultSchema.index({ 'exam._id': 1, createdAt: -1, _id: -1 });
// GET result?student=, newest first; the retention of a student and the removal after it.
resultSchema.index({ 'student._id': 1, createdAt: -1, _id: -1 });
// Results whose first mail is due, except held ones; the partial index stays small.
resultSchema.index(
  { mailed: 1, unconfirmed: 1, 'exam._id': 1 },
  { partialFilterExpression: { mailed: false } },
);
// Due mails of changed scores.
resultSchema.index({ mailDueAt: 1 }, { sparse: true });
// Unconfirmed results, for releases and for the count of a list.
resultSchema.index({ unconfirmed: 1, 'exam._id': 1 }, { partialFilterExpression: { unconfirmed: true } });
