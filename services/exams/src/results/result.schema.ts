import { Schema, Types } from 'mongoose';
import { type CandidateName, candidateNameFields } from '../assignments/assignment.schema';

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
}

const examRef = new Schema(
  { _id: Schema.Types.ObjectId, examName: String, examCode: String },
  { _id: false },
);
const studentRef = new Schema({ _id: Schema.Types.ObjectId, ...candidateNameFields }, { _id: false });

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
  },
  { collection: 'results', versionKey: false, minimize: false, strict: 'throw' },
);

// GET result: newest first.
resultSchema.index({ createdAt: -1 });
// GET result?search=
resultSchema.index({ tokens: 1 });
