import { SEARCH_FIELD_TYPES, type SearchFields } from '@concord/nest-platform';
import { Schema, Types } from 'mongoose';

export const CERTIFICATE_MODEL = 'Certificate';

export interface CertificateRecord extends SearchFields {
  _id: Types.ObjectId;
  studentName: string;
  /** A snapshot: a certificate keeps the title that the course had. */
  selectedCourse: { id: Types.ObjectId; courseTitle: string };
  serialNumber: string;
  certificateNumber: string;
  /** `YYYY-MM-DD`. */
  dateGenerated: string;
  genrated: string;
  createdAt: Date;
  revokedAt: Date | null;
  /** The search fields have the last group of the serial alone; absent in certificates of earlier versions. */
  serialHidden?: boolean;
}

const courseRefSchema = new Schema(
  { id: Schema.Types.ObjectId, courseTitle: String },
  { _id: false, id: false },
);

export const certificateSchema = new Schema<CertificateRecord>(
  {
    studentName: { type: String, required: true },
    selectedCourse: { type: courseRefSchema, required: true },
    serialNumber: { type: String, required: true },
    certificateNumber: { type: String, required: true },
    dateGenerated: { type: String, required: true },
    genrated: { type: String, required: true },
    createdAt: { type: Date, required: true },
    revokedAt: { type: Date, default: null },
    serialHidden: Boolean,
    ...SEARCH_FIELD_TYPES,
  },
  { collection: 'certificates', versionKey: false, strict: 'throw' },
);

// One certificate per serial: using a serial again returns the same one.
certificateSchema.index({ serialNumber: 1 }, { unique: true });
// Verification.
certificateSchema.index({ certificateNumber: 1 }, { unique: true });
// GET certificate: not revoked ones, newest first, and how many they are; status lists: which are revoked.
certificateSchema.index({ revokedAt: 1, createdAt: -1, _id: -1 });
// GET certificate?search=
certificateSchema.index({ beginnings: 1 });
