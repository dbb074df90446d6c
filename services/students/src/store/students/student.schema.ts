import {
  dateChanges,
  SEARCH_FIELD_TYPES,
  type SearchFields,
  type StaffRef,
  staffRefSchema,
} from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';
import {
  type FilesLease,
  fileSchema,
  filesLeaseSchema,
  type NamedFile,
  namedFileSchema,
  type StoredFile,
} from './student-files.schema';
import {
  accommodationSchema,
  decisionMailSchema,
  type DueDecisionMail,
  noteSchema,
  reviewSchema,
  type StoredAccommodation,
  type StoredNote,
  type StoredReview,
} from './student-review.schema';
import {
  type ClosedProposal,
  closedProposalSchema,
  messageSchema,
  proposalSchema,
  type StoredMessage,
  type StoredProposal,
} from './student-thread.schema';

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
  documents: NamedFile[];
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
    passport: { type: fileSchema, required: true },
    documents: [namedFileSchema],
    serialNumber: requiredText,
    createdAt: { type: Date, required: true },
    revision: Number,
    filesLease: filesLeaseSchema,
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
    review: reviewSchema,
    decisionMail: decisionMailSchema,
    accommodation: accommodationSchema,
    // No default, because records of the previous release lack the field.
    cohorts: { type: [Schema.Types.ObjectId], default: undefined },
    notes: { type: [noteSchema], default: undefined },
    thread: { type: [messageSchema], default: undefined },
    openProposal: proposalSchema,
    proposals: { type: [closedProposalSchema], default: undefined },
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
