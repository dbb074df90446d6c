import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, Types } from 'mongoose';
import type { ReleaseRecord, StoredRelease } from './release';

export const EXAM_MODEL = 'Exam';

/** An exam; its questions are in the version `current`. */
export interface ExamRecord {
  _id: Types.ObjectId;
  examName: string;
  examCode: string;
  /** Minutes. */
  duration: number;
  totalQuestions: number;
  /** The exam-versions document that a new attempt uses. */
  current: Types.ObjectId;
  /** Incremented by each change, for optimistic locking. */
  revision: number;
  uploadedBy: StaffRef;
  createdAt: Date;
  /** Set while a removal checks for assignments. */
  removedAt: Date | null;
  release: ReleaseRecord;
  /** Earliest start for candidates; absent or null without a limit. */
  opensAt?: Date | null;
  /** Code that candidates type to start; absent or null if none is needed. */
  accessCode?: AccessCodeRecord | null;
  /** IP addresses and networks from which candidates may start; absent or empty if all are allowed. */
  networks?: string[];
  /** Conditions of Safe Exam Browser; absent or null if it is not needed. */
  seb?: SebRecord | null;
}

/** Stored form of {@link ExamRecord}. */
export type StoredExam = Omit<ExamRecord, 'release'> & StoredRelease;

export interface SebRecord {
  /** Settings of the file for candidates, never recomputed, so that a downloaded file stays valid. */
  settings: SebSettings;
  /** Config Keys of files that staff created outside of this site. */
  keys: string[];
}
export type SebSettings = Record<string, string | number | boolean>;

export interface AccessCodeRecord {
  code: string;
  since: Date;
  /** The previous code. */
  before: string | null;
}

const accessCodeSchema = new Schema<AccessCodeRecord>(
  { code: { type: String, required: true }, since: { type: Date, required: true }, before: String },
  { _id: false },
);

const sebSchema = new Schema<SebRecord>(
  { settings: { type: Schema.Types.Mixed, required: true }, keys: [String] },
  { _id: false },
);

const releaseSchema = new Schema<ReleaseRecord>(
  { kind: { type: String, required: true }, at: Date },
  { _id: false },
);

export const examSchema = new Schema<StoredExam>(
  {
    examName: { type: String, required: true },
    examCode: { type: String, required: true },
    duration: { type: Number, required: true },
    totalQuestions: { type: Number, required: true },
    current: { type: Schema.Types.ObjectId, required: true },
    revision: { type: Number, required: true },
    uploadedBy: { type: staffRefSchema, required: true },
    createdAt: { type: Date, required: true },
    removedAt: { type: Date, default: null },
    release: { type: releaseSchema },
    heldUntil: Date,
    opensAt: Date,
    accessCode: { type: accessCodeSchema },
    networks: { type: [String], default: undefined },
    seb: { type: sebSchema },
  },
  { collection: 'exams', versionKey: false, strict: 'throw' },
);

// Codes identify exams for people.
examSchema.index({ examCode: 1 }, { unique: true });
// GET exams: without removed ones, newest first, with their count.
examSchema.index({ removedAt: 1, createdAt: -1, _id: -1 });
// Exams that hold their results: few, so the sparse index stays small.
examSchema.index({ heldUntil: 1 }, { sparse: true });
