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
  /** Course with its title at the time of issue. */
  selectedCourse: { id: Types.ObjectId; courseTitle: string };
  /** The serial, or a key from `certificate-keys.ts`. */
  serialNumber: string;
  /** The serial, if `serialNumber` is a key and the certificate is valid. */
  serial?: string;
  certificateNumber: string;
  /** `YYYY-MM-DD`. */
  dateGenerated: string;
  genrated: string;
  createdAt: Date;
  /** Also set on replaced certificates, so that the previous version treats them as invalid too. */
  revokedAt: Date | null;
  /** Absent in certificates of earlier versions, and after a replacement. */
  revocation?: RevocationRecord;
  replacedAt?: Date;
  /** Number of the certificate that replaces this one. */
  replacedBy?: string;
  /** Number of the certificate that this one replaces. */
  replaces?: string;
  /**
   * Holder, and the exam and result by which it was earned. A certificate issued with a serial has at most the
   * student whom staff chose.
   */
  student?: Types.ObjectId;
  exam?: Types.ObjectId;
  result?: Types.ObjectId;
  /** Template for printing; absent in certificates that are older than templates. */
  template?: CertificateTemplateRef;
  /** Time to request its mail, and the id in the mail's key: each request of staff is another mail. */
  mailDueAt?: Date;
  mailKey?: Types.ObjectId;
  /**
   * True if the search fields contain only the last group of the serial; absent in certificates of earlier versions.
   */
  serialHidden?: boolean;
}

export interface RevocationRecord {
  reason: string;
  /** True if anyone who verifies the certificate sees the reason. */
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
// Verification by number.
certificateSchema.index({ certificateNumber: 1 }, { unique: true });
// GET certificate: valid ones, newest first, with their count; revoked ones for status lists.
certificateSchema.index({ revokedAt: 1, createdAt: -1, _id: -1 });
// GET certificate?status=revoked and replaced, latest first, and files of them.
certificateSchema.index({ revokedAt: -1, _id: -1 });
// GET certificate?status=all
certificateSchema.index({ createdAt: -1, _id: -1 });
// GET certificate?course=
certificateSchema.index({ 'selectedCourse.id': 1, createdAt: -1, _id: -1 });
// GET certificate?exam=
certificateSchema.index({ exam: 1, createdAt: -1, _id: -1 });
// GET certificate?student=; retention of a student.
certificateSchema.index({ student: 1, createdAt: -1, _id: -1 });
// Due mails.
certificateSchema.index({ mailDueAt: 1 }, { sparse: true });
// GET certificate?search= with a whole serial.
certificateSchema.index({ serial: 1 }, { sparse: true });
// GET certificate?search=, until memory has loaded.
certificateSchema.index({ beginnings: 1 });
