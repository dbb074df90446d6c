import type { Decision, NotifiedDecision } from '@concord/contracts';
import {
  dateChanges,
  SEARCH_FIELD_TYPES,
  type SearchFields,
  type StaffRef,
  staffRefSchema,
} from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

interface StoredFile {
  public_id: string;
}

/** A hold on the files of a record, for one change. The sweeper ends one that expired. */
export interface FilesLease {
  id: string;
  until: Date;
}

/** The last decision on an application. */
export interface StoredReview {
  status: Decision;
  /** Counts decisions, from 1. */
  revision: number;
  at: Date;
  by: StaffRef;
  reason: string | null;
}

/** The mail of a decision until the outbox has it; after `dueAt` the sweeper orders it. */
export interface DueDecisionMail {
  /** Unique to the decision: its mail is ordered once. */
  id: string;
  decision: NotifiedDecision;
  reason: string | null;
  dueAt: Date;
}

/** More time in exams, which each new assignment takes over: percent of the duration, or minutes. */
export interface StoredAccommodation {
  percent?: number;
  minutes?: number;
  reason: string;
  by: StaffRef;
  at: Date;
}

/** A note of staff on the applicant. */
export interface StoredNote {
  _id: Types.ObjectId;
  text: string;
  by: StaffRef;
  at: Date;
  /** Time of the author's last change. */
  editedAt?: Date;
}

/** A registered applicant. It is inserted complete; fields that were not given are null. */
export interface StudentRecord extends SearchFields {
  _id: Types.ObjectId;
  title: string | null;
  surname: string;
  firstName: string;
  middleName: string | null;
  phoneNumber: string | null;
  email: string;
  dob: string | null;
  gender: string | null;
  country: string | null;
  state: string | null;
  eduQualification: string | null;
  currentEmploymet: {
    organization: string | null;
    position: string | null;
    yearsExperience: string | null;
    startDate: string | null;
    location: string | null;
  };
  applicationFee: string | null;
  paymentMethods: string | null;
  membershipCadre: string | null;
  membershipRoute: string | null;
  pgdCourses: string[];
  membershipType: string[];
  academicPrograms: { name: string; options: string[] }[];
  passport: StoredFile;
  documents: { name: string; file: StoredFile }[];
  serialNumber: string;
  createdAt: Date;
  /** Counts corrections; absent in a record that was never corrected. */
  revision?: number;
  /** Set while files are replaced: who holds it adds and removes files of the record, alone. */
  filesLease?: FilesLease;
  /** Time to tell other services of the corrected name. */
  nameDueAt?: Date;
  /** Set while the record is archived; then it is in no list, count, look-up or sign-in. */
  archivedAt?: Date;
  /** `batch` names the call, where one archived several. */
  archive?: { by: StaffRef; reason: string | null; batch?: Types.ObjectId };
  /** Absent while the application is new. */
  review?: StoredReview;
  decisionMail?: DueDecisionMail;
  /** Null in a record of which it ended; for staff alone. */
  accommodation?: StoredAccommodation | null;
  /** Ids of the cohorts that the student is in; absent in one of none. Those of removed cohorts mean nothing. */
  cohorts?: Types.ObjectId[];
  /** Oldest first; absent without any. */
  notes?: StoredNote[];
  /** Folded fields: the list sorts by them, regardless of case and accents. */
  sortKeys: { surname: string; firstName: string; state: string; country: string };
  /** The registration's Idempotency-Key, kept for a day. */
  idempotency?: { key: string; bodyHash: string; at: Date };
}

/** The fields that the view needs. */
export type StudentProjection = Omit<
  StudentRecord,
  | '_id'
  | keyof SearchFields
  | 'sortKeys'
  | 'idempotency'
  | 'filesLease'
  | 'nameDueAt'
  | 'decisionMail'
  | 'notes'
  | 'cohorts'
> & {
  _id: { toString(): string };
};

/** A student about to be stored. */
export type NewStudent = Omit<StudentRecord, '_id'> & { _id: string };

export const STUDENT_MODEL = 'Student';

/** Fields that the list is filtered by, beside its time. */
export const STUDENT_FILTER_FIELDS = [
  'sortKeys.state',
  'country',
  'membershipCadre',
  'membershipRoute',
  'applicationFee',
  'paymentMethods',
  'membershipType',
  'review.status',
  'cohorts',
] as const;

const optionalText = { type: String, default: null };
const requiredText = { type: String, required: true };
const file = new Schema<StoredFile>({ public_id: requiredText }, { _id: false });

export const studentSchema = new Schema<StudentRecord>(
  {
    title: optionalText,
    surname: requiredText,
    firstName: requiredText,
    middleName: optionalText,
    phoneNumber: optionalText,
    email: requiredText,
    dob: optionalText,
    gender: optionalText,
    country: optionalText,
    state: optionalText,
    eduQualification: optionalText,
    currentEmploymet: new Schema(
      {
        organization: optionalText,
        position: optionalText,
        yearsExperience: optionalText,
        startDate: optionalText,
        location: optionalText,
      },
      { _id: false },
    ),
    applicationFee: optionalText,
    paymentMethods: optionalText,
    membershipCadre: optionalText,
    membershipRoute: optionalText,
    pgdCourses: [String],
    membershipType: [String],
    academicPrograms: [new Schema({ name: requiredText, options: [String] }, { _id: false })],
    passport: { type: file, required: true },
    documents: [new Schema({ name: requiredText, file }, { _id: false })],
    serialNumber: requiredText,
    createdAt: { type: Date, required: true },
    revision: Number,
    filesLease: new Schema<FilesLease>({ id: String, until: Date }, { _id: false }),
    nameDueAt: Date,
    archivedAt: Date,
    archive: new Schema(
      {
        by: staffRefSchema,
        reason: optionalText,
        batch: Schema.Types.ObjectId,
      },
      { _id: false },
    ),
    review: new Schema<StoredReview>(
      { status: String, revision: Number, at: Date, by: staffRefSchema, reason: optionalText },
      { _id: false },
    ),
    decisionMail: new Schema<DueDecisionMail>(
      { id: String, decision: String, reason: optionalText, dueAt: Date },
      { _id: false },
    ),
    accommodation: new Schema<StoredAccommodation>(
      { percent: Number, minutes: Number, reason: String, by: staffRefSchema, at: Date },
      { _id: false },
    ),
    // No default, because records of the previous release have none.
    cohorts: { type: [Schema.Types.ObjectId], default: undefined },
    notes: {
      type: [
        new Schema<StoredNote>({
          _id: Schema.Types.ObjectId,
          text: String,
          by: staffRefSchema,
          at: Date,
          editedAt: Date,
        }),
      ],
      default: undefined,
    },
    ...SEARCH_FIELD_TYPES,
    sortKeys: new Schema(
      { surname: String, firstName: String, state: String, country: String },
      { _id: false },
    ),
    idempotency: new Schema({ key: String, bodyHash: String, at: Date }, { _id: false }),
  },
  { collection: 'students', versionKey: false },
);

dateChanges(studentSchema);
// Unique e-mails; the exam sign-in looks one up; the list sorts by it.
studentSchema.index({ email: 1 }, { unique: true });
// Unique serials, independent of claims.
studentSchema.index({ serialNumber: 1 }, { unique: true });
// A retried registration finds its student; of two at once with one key only one is stored.
studentSchema.index({ 'idempotency.key': 1 }, { unique: true, sparse: true });
// The list, newest first, and the latest ten.
studentSchema.index({ createdAt: -1, _id: -1 });
// The other sort orders of the list.
studentSchema.index({ 'sortKeys.surname': 1, _id: 1 });
studentSchema.index({ 'sortKeys.firstName': 1, _id: 1 });
studentSchema.index({ 'sortKeys.state': 1, _id: 1 });
studentSchema.index({ 'sortKeys.country': 1, _id: 1 });
// Archived students: their list, their count, and the latest of them.
studentSchema.index({ archivedAt: -1 }, { sparse: true });
// Students archived together.
studentSchema.index({ 'archive.batch': 1 }, { sparse: true });
// The sweeper looks for changes of files that were interrupted, and for names that other services must be told.
studentSchema.index({ 'filesLease.until': 1 }, { sparse: true });
studentSchema.index({ nameDueAt: 1 }, { sparse: true });
// The sweeper looks for decisions whose mail was not ordered.
studentSchema.index({ 'decisionMail.dueAt': 1 }, { sparse: true });
// The list with a search.
studentSchema.index({ beginnings: 1 });
// The list with one of its filters, newest first.
for (const field of STUDENT_FILTER_FIELDS) studentSchema.index({ [field]: 1, createdAt: -1, _id: -1 });
