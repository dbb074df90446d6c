import type { DayRecord } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/** Results and passes of one exam on one day. */
export interface ExamPasses {
  _id: Types.ObjectId;
  examName: string;
  examCode: string;
  total: number;
  passed: number;
}

/** Passes of each exam on one day in Nigeria. */
export interface DayPassesRecord extends DayRecord {
  exams: ExamPasses[];
}

export const DAY_PASSES_MODEL = 'DayPasses';

/** No index: days are read by `_id`. */
export const dayPassesSchema = new Schema<DayPassesRecord>(
  {
    _id: { type: String, required: true },
    countedAt: { type: Date, required: true },
    exams: [
      new Schema<ExamPasses>(
        {
          _id: Schema.Types.ObjectId,
          examName: String,
          examCode: String,
          total: Number,
          passed: Number,
        },
        { _id: false },
      ),
    ],
  },
  { collection: 'day-passes', versionKey: false },
);
