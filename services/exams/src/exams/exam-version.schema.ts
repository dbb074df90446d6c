import { Schema, Types } from 'mongoose';

export interface VersionQuestion {
  _id: Types.ObjectId;
  question: string;
  options: string[];
  /** Index of the right option. */
  answer: number;
}

/** The content of an exam as it was at one time. Never changed, so that an attempt keeps what it began with. */
export interface ExamVersionDoc {
  _id: Types.ObjectId;
  exam: Types.ObjectId;
  examName: string;
  examCode: string;
  duration: number;
  questions: VersionQuestion[];
  createdAt: Date;
}

const versionQuestion = new Schema<VersionQuestion>(
  { _id: Schema.Types.ObjectId, question: String, options: [String], answer: Number },
  { _id: false },
);

export const examVersionSchema = new Schema<ExamVersionDoc>(
  {
    exam: { type: Schema.Types.ObjectId, required: true },
    examName: { type: String, required: true },
    examCode: { type: String, required: true },
    duration: { type: Number, required: true },
    questions: { type: [versionQuestion], required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'exam-versions', versionKey: false, strict: 'throw' },
);
