import type { CertificateTemplateRef } from '@concord/contracts';
import {
  dateChanges,
  SEARCH_FIELD_TYPES,
  type SearchFields,
  type StaffRef,
  staffRefSchema,
} from '@concord/nest-platform';
import { Schema, Types } from 'mongoose';
import { templateRefSchema } from '../certificate-templates/certificate-template.schema';

export const CERTIFICATE_MODEL = 'Certificate';

export interface CertificateRecord extends SearchFields {
  _id: Types.ObjectId;
  studentName: string;
  /** A snapshot: a certificate keeps the title that the course had. */
  selectedCourse: { id: Types.ObjectId; courseTitle: string };
  /** The serial that it was made with, or a key of `certificate-keys.ts`. */
  serialNumber: string;
  /** The serial of a valid certificate that is stored under a key. */
  serial?: string;
  certificateNumber: string;
  /** `YYYY-MM-DD`. */
  dateGenerated: string;
  genrated: string;
  createdAt: Date;
  /** Set on replaced certificates as well: they are no longer valid, also for a process of the previous version. */
  revokedAt: Date | null;
  /** The revocation; absent in certificates of an earlier version, and after a replacement. */
  revocation?: RevocationRecord;
  replacedAt?: Date;
  /** The number of the one that replaces it. */
  replacedBy?: string;
  /** The number of the one that it replaces. */
  replaces?: string;
  /** The holder, and the exam and result behind it; one issued with a serial has at most a student that staff chose. */
  student?: Types.ObjectId;
  exam?: Types.ObjectId;
  result?: Types.ObjectId;
  /** Template for printing; absent in certificates that are older than templates. */
  template?: CertificateTemplateRef;
  /** Moment to order its mail, and the id in the mail's key: each order of staff is another mail. */
  mailDueAt?: Date;
  mailKey?: Types.ObjectId;
  /** The search fields have the last group of the serial alone; absent in certificates of earlier versions. */
  serialHidden?: boolean;
}

export interface RevocationRecord {
  reason: string;
  /** Anyone who verifies the certificate sees the reason. */
  isPublic: boolean;
  by: StaffRef;
}

const revocationSchema = new Schema<RevocationRecord>(
  {
    reason: { type: String, default: '' },
    isPublic: { type: Boolean, required: true },
    by: { type: staffRefSchema, required: true },
  },
  { _id: false },
);

const courseRefSchema = new Schema(
  { id: Schema.Types.ObjectId, courseTitle: String },
  { _id: false, id: false },
);

export const certificateSchema = new Schema<CertificateRecord>(
  {
    studentName: { type: String, required: true },
    selectedCourse: { type: courseRefSchema, required: true },
    serialNumber: { type: String, required: true },
    serial: String,
    certificateNumber: { type: String, required: true },
    dateGenerated: { type: String, required: true },
    genrated: { type: String, required: true },
    createdAt: { type: Date, required: true },
    revokedAt: { type: Date, default: null },
    revocation: { type: revocationSchema },
    replacedAt: Date,
    replacedBy: String,
    replaces: String,
    student: Schema.Types.ObjectId,
    exam: Schema.Types.ObjectId,
    result: Schema.Types.ObjectId,
    template: { type: templateRefSchema },
    mailDueAt: Date,
    mailKey: Schema.Types.ObjectId,
    serialHidden: Boolean,
    ...SEARCH_FIELD_TYPES,
  },
  { collection: 'certificates', versionKey: false, strict: 'throw' },
);

dateChanges(certificateSchema);
// Uniqueness: one certificate per serial, or per student and course; a second use returns the same one.
certificateSchema.index({ serialNumber: 1 }, { unique: true });
// Verification.
certificateSchema.index({ certificateNumber: 1 }, { unique: true });
// GET certificate: not revoked ones, newest first, and how many they are; status lists: which are revoked.
certificateSchema.index({ revokedAt: 1, createdAt: -1, _id: -1 });
// GET certificate?status=revoked and replaced, the latest first; files of them.
certificateSchema.index({ revokedAt: -1, _id: -1 });
// GET certificate?status=all
certificateSchema.index({ createdAt: -1, _id: -1 });
// GET certificate?course=
certificateSchema.index({ 'selectedCourse.id': 1, createdAt: -1, _id: -1 });
// GET certificate?exam=
certificateSchema.index({ exam: 1, createdAt: -1, _id: -1 });
// GET certificate?student=; what is kept of a student.
certificateSchema.index({ student: 1, createdAt: -1, _id: -1 });
// Mails that are to be ordered, the longest due first.
certificateSchema.index({ mailDueAt: 1 }, { sparse: true });
// GET certificate?search= the whole of a serial.
certificateSchema.index({ serial: 1 }, { sparse: true });
// GET certificate?search=, until the list is in memory.
certificateSchema.index({ beginnings: 1 });
