import { Schema, Types } from 'mongoose';

export const EXAM_VERSION_MODEL = 'ExamVersion';

export interface VersionQuestion {
  _id: Types.ObjectId;
  question: string;
  options: string[];
  /** Index of the right option. */
  answer: number;
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
  createdAt: Date;
}

const versionQuestionSchema = new Schema<VersionQuestion>(
  { _id: Schema.Types.ObjectId, question: String, options: [String], answer: Number },
  { _id: false },
);

export const examVersionSchema = new Schema<ExamVersionRecord>(
  {
    exam: { type: Schema.Types.ObjectId, required: true },
    examName: { type: String, required: true },
    examCode: { type: String, required: true },
    duration: { type: Number, required: true },
    questions: { type: [versionQuestionSchema], required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'exam-versions', versionKey: false, strict: 'throw' },
);
