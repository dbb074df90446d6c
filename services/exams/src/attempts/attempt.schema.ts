import type { AttemptStatus, Closer } from '@concord/contracts';
import { Schema, Types } from 'mongoose';
import { type CandidateName, candidateName } from '../assignments/assignment.schema';
import { type InterventionDoc, interventionSchema } from '../invigilation/intervention.schema';

/** What is stored of one answer: the option's index on the paper, null when cleared, and the save it came with. */
export interface StoredAnswer {
  o: number | null;
  s: number;
}

export interface AttemptDoc {
  _id: Types.ObjectId;
  assignment: Types.ObjectId;
  round: number;
  student: Types.ObjectId;
  studentName: CandidateName;
  exam: Types.ObjectId;
  /** The version of the exam that this attempt keeps. */
  version: Types.ObjectId;
  /** The sign-in that may save; a newer one takes over. */
  sid: string;
  /** Answers by question id. */
  a: Record<string, StoredAnswer>;
  /** The highest sequence number saved. */
  seq: number;
  startedAt: Date;
  /** Minutes: the version's duration and the extra time at the start. */
  duration: number;
  extraTime: number;
  deadline: Date;
  savedAt: Date | null;
  status: AttemptStatus;
  submittedAt: Date | null;
  closedBy: Closer | null;
  /** Only of an attempt that staff ended by hand. */
  closed?: InterventionDoc;
  /** Only of an attempt that a reset left behind. */
  reset?: InterventionDoc;
}

export const attemptSchema = new Schema<AttemptDoc>(
  {
    assignment: { type: Schema.Types.ObjectId, required: true },
    round: { type: Number, required: true },
    student: { type: Schema.Types.ObjectId, required: true },
    studentName: { type: candidateName, required: true },
    exam: { type: Schema.Types.ObjectId, required: true },
    version: { type: Schema.Types.ObjectId, required: true },
    sid: { type: String, required: true },
    a: { type: Schema.Types.Mixed, required: true },
    seq: { type: Number, required: true },
    startedAt: { type: Date, required: true },
    duration: { type: Number, required: true },
    extraTime: { type: Number, required: true },
    deadline: { type: Date, required: true },
    savedAt: { type: Date, default: null },
    status: { type: String, enum: ['open', 'grading', 'graded', 'reset'], required: true },
    submittedAt: { type: Date, default: null },
    closedBy: { type: String, default: null },
    closed: { type: interventionSchema },
    reset: { type: interventionSchema },
  },
  { collection: 'attempts', versionKey: false, minimize: false, strict: 'throw' },
);

// One attempt per assignment and round, however many devices start it at once.
attemptSchema.index({ assignment: 1, round: 1 }, { unique: true });
// Submit finds a student's attempts of an exam; a list of assignments, those under way; removal of a student.
attemptSchema.index({ student: 1, exam: 1 });
// The sweeper finds open ones past their deadline, and those that wait for a grade.
attemptSchema.index({ status: 1, deadline: 1 });
