import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, Types } from 'mongoose';
import { type CandidateName, candidateNameSchema } from '../parts/candidate-name.schema';

export const ASSIGNMENT_MODEL = 'Assignment';

export interface AssignmentRecord {
  _id: Types.ObjectId;
  exam: Types.ObjectId;
  student: Types.ObjectId;
  studentName: CandidateName;
  /** Revision of the student's name; absent if it was never corrected. */
  nameRevision?: number;
  /** `removed` is a tombstone: grading restores the assignment if an attempt started during the removal. */
  status: 'pending' | 'completed' | 'removed';
  /** Incremented by each reset; each round has at most one attempt. */
  round: number;
  score: number | null;
  dateWritten: Date | null;
  dueDate: Date;
  /** Minutes in addition to the exam's duration. */
  extraTime: number;
  AddedBy: StaffRef;
  createdAt: Date;
  /** Set if one ADMIN may have invented the candidate: a SUPER_ADMIN must release the result of the current round. */
  unconfirmed?: true;
  /** Time to request its mail, or to cancel it if the assignment is removed; absent if nothing is due. */
  mailDueAt?: Date;
}

export const assignmentSchema = new Schema<AssignmentRecord>(
  {
    exam: { type: Schema.Types.ObjectId, required: true },
    student: { type: Schema.Types.ObjectId, required: true },
    studentName: { type: candidateNameSchema, required: true },
    nameRevision: Number,
    status: { type: String, enum: ['pending', 'completed', 'removed'], required: true },
    round: { type: Number, required: true },
    score: { type: Number, default: null },
    dateWritten: { type: Date, default: null },
    dueDate: { type: Date, required: true },
    extraTime: { type: Number, required: true },
    AddedBy: { type: staffRefSchema, required: true },
    createdAt: { type: Date, required: true },
    mailDueAt: Date,
    unconfirmed: Boolean,
  },
  { collection: 'assignments', versionKey: false, strict: 'throw' },
);

// Uniqueness: one pending assignment for each student and exam (ALREADY_ASSIGNED).
assignmentSchema.index(
  { student: 1, exam: 1 },
  { unique: true, partialFilterExpression: { status: 'pending' } },
);
// GET studentExamByStudentId: newest first; removal of a student.
assignmentSchema.index({ student: 1, createdAt: -1, _id: -1 });
// EXAM_IN_USE; GET exams/:id/usage; GET exams/:id/assignments, latest first.
assignmentSchema.index({ exam: 1, status: 1, createdAt: -1, _id: -1 });
// Unconfirmed candidates of an exam, for a release and for the exam's page.
assignmentSchema.index({ exam: 1, unconfirmed: 1 }, { partialFilterExpression: { unconfirmed: true } });
// E-mails to request or cancel.
assignmentSchema.index({ mailDueAt: 1 }, { sparse: true });
