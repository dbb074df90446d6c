import { Schema, Types } from 'mongoose';

export interface StaffRef {
  _id: Types.ObjectId;
  username: string;
}

export const staffRef = new Schema<StaffRef>(
  { _id: Schema.Types.ObjectId, username: String },
  { _id: false },
);

/** An exam as lists need it; its questions are in the version that `current` names. */
export interface ExamDoc {
  _id: Types.ObjectId;
  examName: string;
  examCode: string;
  /** Minutes. */
  duration: number;
  totalQuestions: number;
  /** The exam-versions document that a new attempt takes its paper from. */
  current: Types.ObjectId;
  /** Counts changes, so that two changes at once cannot overwrite each other. */
  revision: number;
  uploadedBy: StaffRef;
  createdAt: Date;
  /** Set while it is found out whether the exam can be removed. */
  removedAt: Date | null;
}

export const examSchema = new Schema<ExamDoc>(
  {
    examName: { type: String, required: true },
    examCode: { type: String, required: true },
    duration: { type: Number, required: true },
    totalQuestions: { type: Number, required: true },
    current: { type: Schema.Types.ObjectId, required: true },
    revision: { type: Number, required: true },
    uploadedBy: { type: staffRef, required: true },
    createdAt: { type: Date, required: true },
    removedAt: { type: Date, default: null },
  },
  { collection: 'exams', versionKey: false, strict: 'throw' },
);

// An exam is known to people by its code.
examSchema.index({ examCode: 1 }, { unique: true });
// GET exams: newest first.
examSchema.index({ createdAt: -1 });
