import {
  type ChangeCounts,
  DIFFICULTIES,
  type Difficulty,
  type DrawRule,
  type PaperRules,
} from '@concord/contracts';
import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, Types } from 'mongoose';

export const EXAM_VERSION_MODEL = 'ExamVersion';

/** A stored picture of a question; sizes in pixels, and bytes of its file. */
export interface VersionPicture {
  file: string;
  /** Description of the picture; empty if it adds nothing to the question. */
  alt: string;
  width: number;
  height: number;
  bytes: number;
}

export interface VersionQuestion {
  _id: Types.ObjectId;
  question: string;
  options: string[];
  /** Index of the right option. */
  answer: number;
  /** The right option after a regrade corrected it. Read both by `keyOf`. */
  corrected?: number;
  /** Topic by which paper rules select questions. */
  topic?: string;
  difficulty?: Difficulty;
  /**
   * Number of options at the end that are not shuffled; by default those that refer to others ("all of the above").
   */
  pinned?: number;
  /** The texts may have formatting marks and formulas. */
  rich?: boolean;
  picture?: VersionPicture;
  /** Pictures by index of the option. */
  optionPictures?: (VersionPicture & { option: number })[];
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
  /** Files of the pictures of all questions; absent without pictures. */
  pictures?: string[];
  /** Rules for drawing papers; absent if everybody gets all questions in the same order. */
  paper?: PaperRules;
  createdAt: Date;
  /** The author; absent in versions of earlier releases, as are the two fields below. */
  by?: StaffRef;
  /** Changes against the previous version; absent in the first one. */
  changes?: ChangeCounts;
  /** Number of the version that this one restored. */
  restored?: number;
  /** Time of the latest key correction by a regrade. */
  keysAt?: Date;
  /** Set while a regrade runs or after it was interrupted: some results may still have grades by the old keys. */
  regrading?: boolean;
}

const pictureFields = {
  file: { type: String, required: true },
  alt: String,
  width: { type: Number, required: true },
  height: { type: Number, required: true },
  bytes: { type: Number, required: true },
} as const;
const pictureSchema = new Schema<VersionPicture>(pictureFields, { _id: false });
const optionPictureSchema = new Schema<VersionPicture & { option: number }>(
  { ...pictureFields, option: { type: Number, required: true } },
  { _id: false },
);

const versionQuestionSchema = new Schema<VersionQuestion>(
  {
    _id: Schema.Types.ObjectId,
    question: String,
    options: [String],
    answer: Number,
    corrected: Number,
    topic: String,
    difficulty: { type: String, enum: DIFFICULTIES },
    pinned: Number,
    rich: Boolean,
    picture: { type: pictureSchema },
    optionPictures: { type: [optionPictureSchema], default: undefined },
  },
  { _id: false },
);

const drawRuleSchema = new Schema<DrawRule>(
  {
    topic: String,
    difficulty: { type: String, enum: DIFFICULTIES },
    count: { type: Number, required: true },
  },
  { _id: false },
);

const paperSchema = new Schema<PaperRules>(
  {
    rules: { type: [drawRuleSchema], default: undefined },
    shuffleQuestions: { type: Boolean, required: true },
    shuffleOptions: { type: Boolean, required: true },
  },
  { _id: false },
);

const changesSchema = new Schema<ChangeCounts>(
  { added: Number, removed: Number, changed: Number, keys: Number, moved: Number, settings: Number },
  { _id: false },
);

export const examVersionSchema = new Schema<ExamVersionRecord>(
  {
    exam: { type: Schema.Types.ObjectId, required: true },
    examName: { type: String, required: true },
    examCode: { type: String, required: true },
    duration: { type: Number, required: true },
    questions: { type: [versionQuestionSchema], required: true },
    pictures: { type: [String], default: undefined },
    paper: { type: paperSchema },
    createdAt: { type: Date, required: true },
    by: { type: staffRefSchema },
    changes: { type: changesSchema },
    restored: Number,
    keysAt: Date,
    regrading: Boolean,
  },
  { collection: 'exam-versions', versionKey: false, strict: 'throw' },
);

// GET exam versions: newest first, with their count.
examVersionSchema.index({ exam: 1, createdAt: -1, _id: -1 });
// Versions that use a picture; sparse, because few versions have any.
examVersionSchema.index({ pictures: 1 }, { sparse: true });
