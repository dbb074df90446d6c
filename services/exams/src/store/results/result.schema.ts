import { LATE_DECISIONS, type LateDecision } from '@concord/contracts';
import { recordDeletions } from '@concord/nest-platform';
import { Schema, Types } from 'mongoose';
import { type CandidateName, candidateNameFields } from '../parts/candidate-name.schema';
import { type InterventionRecord, interventionFields } from '../parts/intervention.schema';

export const RESULT_MODEL = 'Result';

/** The grade of an attempt. Its `_id` is the attempt's, so that an attempt has only one. */
export interface ResultRecord {
  _id: Types.ObjectId;
  percantage: number;
  total_score: number;
  /** Absent in results by a worker of the previous version, until the next preparation. */
  total_questions?: number;
  total_answered: number;
  total_correct: number;
  total_wrong: number;
  pass: boolean;
  createdAt: Date;
  exam: { _id: Types.ObjectId; examName: string; examCode: string };
  version: Types.ObjectId;
  /** Seed of the drawn paper; absent if everybody had the same paper. */
  seed?: number;
  student: CandidateName & { _id: Types.ObjectId };
  /** Index of the chosen option by question id; kept when the attempt is removed with its student. */
  chosen: Record<string, number>;
  /** Seconds that each question was in view, by its id; absent if the page sent none before grading. */
  seconds?: Record<string, number>;
  /** Search words, without the `beginnings` that other records have: their index doubled the time of an insert. */
  tokens: string[];
  /** False until the first mail was requested; see `owesMail`. */
  mailed: boolean;
  /** Moment to request the mail of a changed score, or one that was refused; absent when none is due. */
  mailDueAt?: Date;
  /** Taken over from the attempt; a release removes it, and the mail waits for that. */
  unconfirmed?: true;
  /** Only when staff decided on late answers. */
  lateDecision?: LateDecisionRecord;
  /** Changes by regrades, the first one first. */
  corrections?: CorrectionRecord[];
  /** Only when staff wrote something on it. */
  annotation?: AnnotationRecord;
}

export interface LateDecisionRecord extends InterventionRecord {
  decision: LateDecision['decision'];
  scoreBefore: number;
}

/** The last author of notes on a result, and the notes. */
export interface AnnotationRecord extends InterventionRecord {
  /** For the candidate. */
  remark?: string;
  /** For staff. */
  note?: string;
  /** Incremented by each change, for optimistic locking. */
  revision: number;
}

/** A change of the score by a key that was corrected. */
export interface CorrectionRecord extends InterventionRecord {
  /** The regrade that made it. */
  task: Types.ObjectId;
  scoreBefore: number;
  passBefore: boolean;
  /** A mail had told the candidate the earlier score. */
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
// GET result?search=, until the list is in memory.
resultSchema.index({ tokens: 1 });
// Number of results of a version; results that a regrade reads.
resultSchema.index({ version: 1, _id: 1 });
// GET result?exam=, newest first; what a release, the board and statistics count, and whether there are new results.
resultSchema.index({ 'exam._id': 1, createdAt: -1, _id: -1 });
// The results of one student, newest first; what is kept of the student, and its removal when it is old.
resultSchema.index({ 'student._id': 1, createdAt: -1, _id: -1 });
// Results whose first mail was not requested yet, but for those that are held: few, so the partial index stays small.
resultSchema.index(
  { mailed: 1, unconfirmed: 1, 'exam._id': 1 },
  { partialFilterExpression: { mailed: false } },
);
// Mails of changed scores, the longest due first.
resultSchema.index({ mailDueAt: 1 }, { sparse: true });
// Unconfirmed results: what a release finds, and how many of a list are not printed.
resultSchema.index({ unconfirmed: 1, 'exam._id': 1 }, { partialFilterExpression: { unconfirmed: true } });
