import { DIFFICULTIES, type Difficulty, type DrawRule, type PaperRules } from '@concord/contracts';
import { Schema, Types } from 'mongoose';

export const EXAM_VERSION_MODEL = 'ExamVersion';

export interface VersionQuestion {
  _id: Types.ObjectId;
  question: string;
  options: string[];
  /** Index of the right option. */
  answer: number;
  /** What rules draw it by. */
  topic?: string;
  difficulty?: Difficulty;
  /** So many of the last options stay last; without it those that refer to the others. */
  pinned?: number;
}

/** An immutable snapshot of an exam's content: an attempt keeps the version that it started with. */
export interface ExamVersionRecord {
  _id: Types.ObjectId;
  exam: Types.ObjectId;
  examName: string;
  examCode: string;
  /** Minutes. */
  duration: number;
  questions: VersionQuestion[];
  /** Absent where everybody has all questions in their order. */
  paper?: PaperRules;
  createdAt: Date;
}

const versionQuestionSchema = new Schema<VersionQuestion>(
  {
    _id: Schema.Types.ObjectId,
    question: String,
    options: [String],
    answer: Number,
    topic: String,
    difficulty: { type: String, enum: DIFFICULTIES },
    pinned: Number,
  },
  { _id: false },
);

const drawRuleSchema = new Schema<DrawRule>(
  {
    topic: String,
    difficulty: { type: String, enum: DIFFICULTIES },
    count: { type: Number, required: true },
  },
  { _id: false },
);

const paperSchema = new Schema<PaperRules>(
  {
    rules: { type: [drawRuleSchema], default: undefined },
    shuffleQuestions: { type: Boolean, required: true },
    shuffleOptions: { type: Boolean, required: true },
  },
  { _id: false },
);

export const examVersionSchema = new Schema<ExamVersionRecord>(
  {
    exam: { type: Schema.Types.ObjectId, required: true },
    examName: { type: String, required: true },
    examCode: { type: String, required: true },
    duration: { type: Number, required: true },
    questions: { type: [versionQuestionSchema], required: true },
    paper: { type: paperSchema },
    createdAt: { type: Date, required: true },
  },
  { collection: 'exam-versions', versionKey: false, strict: 'throw' },
);
