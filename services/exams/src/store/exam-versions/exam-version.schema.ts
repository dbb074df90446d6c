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
  /** The same, where a regrade has corrected it; read it by `keyOf`. */
  corrected?: number;
  /** Topic for the rules of drawing. */
  topic?: string;
  difficulty?: Difficulty;
  /** Number of last options that stay last; without it, those that refer to the others do. */
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
  /** The files of all their pictures; absent without any. */
  pictures?: string[];
  /** Absent where everybody has all questions in their order. */
  paper?: PaperRules;
  createdAt: Date;
  /** The author; absent in versions of earlier releases, like the two fields below. */
  by?: StaffRef;
  /** Changes against the previous version; absent in the first one. */
  changes?: ChangeCounts;
  /** The number of the version whose content it took over. */
  restored?: number;
  /** Changes with each regrade that corrects a key of this version. */
  keysAt?: Date;
  /** Set while results of it may not have the grades of its keys: a regrade is running, or was interrupted. */
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

// The versions of an exam, newest first, and how many they are.
examVersionSchema.index({ exam: 1, createdAt: -1, _id: -1 });
// Versions that use some pictures; sparse, because few have one.
examVersionSchema.index({ pictures: 1 }, { sparse: true });
