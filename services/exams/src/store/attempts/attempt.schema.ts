import type { Activity, AttemptStatus, Closer } from '@concord/contracts';
import { Schema, Types } from 'mongoose';
import { type CandidateName, candidateNameSchema } from '../parts/candidate-name.schema';
import {
  interventionFields,
  type InterventionRecord,
  interventionSchema,
} from '../parts/intervention.schema';

export const ATTEMPT_MODEL = 'Attempt';

export interface StoredAnswer {
  /** Index of the chosen option; null for a cleared answer. */
  o: number | null;
  /** `seq` of the save that wrote it; 0 for the submission. */
  s: number;
}

/** Stored answers by question id. */
export type StoredAnswers = Readonly<Record<string, StoredAnswer>>;

/** A pause that has not ended. Meanwhile `deadline` is the latest possible end of the pause. */
export interface PauseRecord extends InterventionRecord {
  /** Hall session that was paused as a whole; absent if staff paused only this candidate. */
  hall?: Types.ObjectId;
}

export interface AttemptRecord {
  /** `attemptIdOf` assignment and round; random in attempts of earlier versions. The result gets the same id. */
  _id: Types.ObjectId;
  assignment: Types.ObjectId;
  round: number;
  student: Types.ObjectId;
  studentName: CandidateName;
  /** Revision of the student's name; absent if it was never corrected. */
  nameRevision?: number;
  exam: Types.ObjectId;
  /** Version of the exam at the start. */
  version: Types.ObjectId;
  /** Seed of the drawn paper; absent if everybody has the same paper. */
  seed?: number;
  /** Id of the sign-in that may save; a newer sign-in replaces it. */
  sid: string;
  /**
   * Network address at the start, for the audit log; absent in attempts of earlier versions, which recorded it there.
   */
  address?: string;
  /** Answers by question id. */
  a: Record<string, StoredAnswer>;
  /** Highest `seq` saved. */
  seq: number;
  startedAt: Date;
  /** Minutes, without extra time. */
  duration: number;
  /** Minutes. */
  extraTime: number;
  deadline: Date;
  /** Set while the attempt is paused, or if it ended during a pause. */
  pause?: PauseRecord;
  /** Total length of ended pauses in ms, which is added to the deadline. */
  pausedMs?: number;
  /** End of the last pause. */
  resumedAt?: Date;
  savedAt: Date | null;
  status: AttemptStatus;
  submittedAt: Date | null;
  closedBy: Closer | null;
  /** Activity counts of the candidate's pages: the highest value of each. */
  activity?: Partial<Activity>;
  /** Copied from the assignment at the start; removed by a release. */
  unconfirmed?: true;
  /** Set if staff closed the attempt. */
  closed?: InterventionRecord;
  /** Set if staff reset the attempt. */
  reset?: InterventionRecord;
}

/** True if staff have reset the attempt, before or after grading. */
export const isReset = ({ status, reset }: Pick<AttemptRecord, 'status' | 'reset'>): boolean =>
  status === 'reset' || reset != null;

/** True if both are the attempt of one request, whose write was retried after its answer was lost. */
export const isSameStart = (a: AttemptRecord, b: AttemptRecord): boolean =>
  a._id.equals(b._id) &&
  a.sid === b.sid &&
  a.seed === b.seed &&
  a.startedAt.getTime() === b.startedAt.getTime();

const pauseSchema = new Schema<PauseRecord>(
  { ...interventionFields, hall: Schema.Types.ObjectId },
  { _id: false },
);

export const attemptSchema = new Schema<AttemptRecord>(
  {
    assignment: { type: Schema.Types.ObjectId, required: true },
    round: { type: Number, required: true },
    student: { type: Schema.Types.ObjectId, required: true },
    studentName: { type: candidateNameSchema, required: true },
    nameRevision: Number,
    exam: { type: Schema.Types.ObjectId, required: true },
    version: { type: Schema.Types.ObjectId, required: true },
    seed: Number,
    sid: { type: String, required: true },
    address: String,
    a: { type: Schema.Types.Mixed, required: true },
    seq: { type: Number, required: true },
    startedAt: { type: Date, required: true },
    duration: { type: Number, required: true },
    extraTime: { type: Number, required: true },
    deadline: { type: Date, required: true },
    pause: { type: pauseSchema },
    pausedMs: Number,
    resumedAt: Date,
    savedAt: { type: Date, default: null },
    status: { type: String, enum: ['open', 'grading', 'graded', 'reset'], required: true },
    submittedAt: { type: Date, default: null },
    closedBy: { type: String, default: null },
    activity: Schema.Types.Mixed,
    unconfirmed: Boolean,
    closed: { type: interventionSchema },
    reset: { type: interventionSchema },
  },
  { collection: 'attempts', versionKey: false, minimize: false, strict: 'throw' },
);

// Attempts of an assignment; uniqueness by round, because processes of the previous version use random ids.
attemptSchema.index({ assignment: 1, round: 1 }, { unique: true });
// Attempts of a student for a submission and for lists; removal of a student.
attemptSchema.index({ student: 1, exam: 1 });
// Open attempts past their deadline, and submitted ones without a grade, for the sweeper.
attemptSchema.index({ status: 1, deadline: 1 });
// No further index, because each one slows down every save; on some stores even a sparse one that omits the attempt.
