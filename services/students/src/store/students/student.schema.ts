import type { Decision, NotifiedDecision, ProposalBody, ProposalState } from '@concord/contracts';
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

/** Lease of a record's files for one change. The sweeper ends expired ones. */
export interface FilesLease {
  id: string;
  until: Date;
}

/** Latest decision on an application. */
export interface StoredReview {
  status: Decision;
  /** Number of decisions so far. */
  revision: number;
  at: Date;
  by: StaffRef;
  reason: string | null;
  /** Time of the applicant's answer; absent after the next decision. */
  answeredAt?: Date;
}

/** Mail of a decision, until it is in the outbox. After `dueAt` the sweeper requests it again. */
export interface DueDecisionMail {
  /** Unique id of the decision, so that its mail is sent once. */
  id: string;
  decision: NotifiedDecision;
  reason: string | null;
  dueAt: Date;
}

/** Extra time in exams, copied to each new assignment: percent of the duration, or minutes. */
export interface StoredAccommodation {
  percent?: number;
  minutes?: number;
  reason: string;
  by: StaffRef;
  at: Date;
}

/** A note of staff about the applicant. */
export interface StoredNote {
  _id: Types.ObjectId;
  text: string;
  by: StaffRef;
  at: Date;
  /** Time of the author's last change. */
  editedAt?: Date;
}

/** A message between the office and the applicant. */
export interface StoredMessage {
  _id: Types.ObjectId;
  text: string;
  at: Date;
  /** Author of the office's message; absent for the applicant's own. */
  by?: StaffRef;
  files?: { name: string; file: StoredFile }[];
  /** Idempotency-Key of the answer, with the hash of its body. */
  request?: { key: string; bodyHash: string };
}

/** Fields that a proposal changes, with their values. */
export type ProposedFields = Omit<ProposalBody, 'reason'>;

/** A correction that the applicant proposes. */
export interface StoredProposal {
  _id: Types.ObjectId;
  at: Date;
  reason: string;
  /** Values of the record when it was proposed, and those wanted. */
  before: ProposedFields;
  wanted: ProposedFields;
}

/** A proposal that is no longer open. */
export interface ClosedProposal extends StoredProposal {
  state: Exclude<ProposalState, 'open'>;
  closedAt: Date;
  /** Author of a decision. */
  by?: StaffRef;
  answer?: string;
}

/** A registered applicant. The record is inserted complete; missing fields are null. */
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
  /** Number of corrections; absent without any. */
  revision?: number;
  /** Set while files are replaced: only its holder adds and removes files of the record. */
  filesLease?: FilesLease;
  /** Time to send the corrected name to other services. */
  nameDueAt?: Date;
  /** Set while the record is archived, which hides it from lists, counts, look-ups and sign-ins. */
  archivedAt?: Date;
  /** `batch` is the id of the call, if it archived several records. */
  archive?: { by: StaffRef; reason: string | null; batch?: Types.ObjectId };
  /** Absent while the application is new. */
  review?: StoredReview;
  decisionMail?: DueDecisionMail;
  /** Null after it ended; visible to staff only. */
  accommodation?: StoredAccommodation | null;
  /** Ids of the student's cohorts; absent without any. Ids of removed cohorts are ignored. */
  cohorts?: Types.ObjectId[];
  /** Oldest first; absent without notes. */
  notes?: StoredNote[];
  /** Oldest first; absent without messages. */
  thread?: StoredMessage[];
  openProposal?: StoredProposal;
  /** Closed ones, oldest first. */
  proposals?: ClosedProposal[];
  /** Normalized fields, for sorting regardless of case and accents. */
  sortKeys: { surname: string; firstName: string; state: string; country: string };
  /** The registration's Idempotency-Key, kept for a day. */
  idempotency?: { key: string; bodyHash: string; at: Date };
}

/** Fields for the view. */
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
  | 'thread'
  | 'openProposal'
  | 'proposals'
  | 'cohorts'
> & {
  _id: { toString(): string };
};

/** A student about to be stored. */
export type NewStudent = Omit<StudentRecord, '_id'> & { _id: string };

export const STUDENT_MODEL = 'Student';

/** Fields by which the list is filtered, besides the time. */
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

/** Fields have the values of the contract, which Mongoose stores as they are. */
const proposal = {
  _id: Schema.Types.ObjectId,
  at: Date,
  reason: String,
  before: Schema.Types.Mixed,
  wanted: Schema.Types.Mixed,
};

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
      {
        status: String,
        revision: Number,
        at: Date,
        by: staffRefSchema,
        reason: optionalText,
        answeredAt: Date,
      },
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
    // No default, because records of the previous release lack the field.
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
    thread: {
      type: [
        new Schema<StoredMessage>({
          _id: Schema.Types.ObjectId,
          text: String,
          at: Date,
          by: staffRefSchema,
          files: { type: [new Schema({ name: requiredText, file }, { _id: false })], default: undefined },
          request: new Schema({ key: String, bodyHash: String }, { _id: false }),
        }),
      ],
      default: undefined,
    },
    openProposal: new Schema<StoredProposal>(proposal),
    proposals: {
      type: [
        new Schema<ClosedProposal>({
          ...proposal,
          state: String,
          closedAt: Date,
          by: staffRefSchema,
          answer: String,
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
// Uniqueness of e-mails; exam sign-in; list sorted by e-mail.
studentSchema.index({ email: 1 }, { unique: true });
// Uniqueness of serials, independent of claims.
studentSchema.index({ serialNumber: 1 }, { unique: true });
// Student of a retried registration; uniqueness for concurrent requests with the same key.
studentSchema.index({ 'idempotency.key': 1 }, { unique: true, sparse: true });
// GET students, newest first; the latest registrations.
studentSchema.index({ createdAt: -1, _id: -1 });
// GET students in the other sort orders.
studentSchema.index({ 'sortKeys.surname': 1, _id: 1 });
studentSchema.index({ 'sortKeys.firstName': 1, _id: 1 });
studentSchema.index({ 'sortKeys.state': 1, _id: 1 });
studentSchema.index({ 'sortKeys.country': 1, _id: 1 });
// Archived students: list, count, and those archived lately.
studentSchema.index({ archivedAt: -1 }, { sparse: true });
// Students archived by the same call.
studentSchema.index({ 'archive.batch': 1 }, { sparse: true });
// Interrupted changes of files, and corrected names to send, for the sweeper.
studentSchema.index({ 'filesLease.until': 1 }, { sparse: true });
studentSchema.index({ nameDueAt: 1 }, { sparse: true });
// Decisions whose mail is not in the outbox, for the sweeper.
studentSchema.index({ 'decisionMail.dueAt': 1 }, { sparse: true });
// GET students whose answer or proposal waits for staff.
studentSchema.index({ 'review.answeredAt': -1 }, { sparse: true });
studentSchema.index({ 'openProposal.at': -1 }, { sparse: true });
// GET students with a search.
studentSchema.index({ beginnings: 1 });
// GET students with one filter, newest first.
for (const field of STUDENT_FILTER_FIELDS) studentSchema.index({ [field]: 1, createdAt: -1, _id: -1 });
