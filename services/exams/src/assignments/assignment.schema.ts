import { Schema, Types } from 'mongoose';
import { type StaffRef, staffRef } from '../exams/exam.schema';

/** Who sits an exam, as the results will name them. */
export interface CandidateName {
  surname: string;
  firstName: string;
  middleName: string | null;
  gender: string | null;
}

export const candidateNameFields = {
  surname: String,
  firstName: String,
  middleName: { type: String, default: null },
  gender: { type: String, default: null },
};
export const candidateName = new Schema<CandidateName>(candidateNameFields, { _id: false });

export interface AssignmentDoc {
  _id: Types.ObjectId;
  exam: Types.ObjectId;
  student: Types.ObjectId;
  studentName: CandidateName;
  /** `removed` is kept as a tombstone: an attempt that starts at the same moment brings it back when graded. */
  status: 'pending' | 'completed' | 'removed';
  /** A reset begins a new round; each round has one attempt. */
  round: number;
  score: number | null;
  dateWritten: Date | null;
  dueDate: Date;
  /** Minutes on top of the exam's duration. */
  extraTime: number;
  AddedBy: StaffRef;
  createdAt: Date;
}

export const assignmentSchema = new Schema<AssignmentDoc>(
  {
    exam: { type: Schema.Types.ObjectId, required: true },
    student: { type: Schema.Types.ObjectId, required: true },
    studentName: { type: candidateName, required: true },
    status: { type: String, enum: ['pending', 'completed', 'removed'], required: true },
    round: { type: Number, required: true },
    score: { type: Number, default: null },
    dateWritten: { type: Date, default: null },
    dueDate: { type: Date, required: true },
    extraTime: { type: Number, required: true },
    AddedBy: { type: staffRef, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'assignments', versionKey: false, strict: 'throw' },
);

// One pending assignment of an exam to a student: ALREADY_ASSIGNED.
assignmentSchema.index(
  { student: 1, exam: 1 },
  { unique: true, partialFilterExpression: { status: 'pending' } },
);
// GET studentExamByStudentId: newest first; removal of a student.
assignmentSchema.index({ student: 1, createdAt: -1 });
// EXAM_IN_USE.
assignmentSchema.index({ exam: 1, status: 1 });
