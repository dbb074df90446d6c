import { CERTIFICATE_DESIGNS, type CertificateTemplateRef, type TemplateContent } from '@concord/contracts';
import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

export const CERTIFICATE_TEMPLATE_MODEL = 'CertificateTemplate';

/** An immutable version of a design, because certificates are printed with it for years. */
export interface CertificateTemplateRecord extends TemplateContent, CertificateTemplateRef {
  _id: Types.ObjectId;
  /** Absent in version 1, which is part of the product. */
  by?: StaffRef;
  /** Number of the version that this one restored. */
  restored?: number;
  createdAt: Date;
}

/** Design and version that a certificate keeps. */
export const templateRefSchema = new Schema<CertificateTemplateRef>(
  { design: { type: String, enum: CERTIFICATE_DESIGNS }, version: Number },
  { _id: false },
);

const signatorySchema = new Schema(
  { name: { type: String, default: '' }, role: { type: String, required: true }, signature: String },
  { _id: false },
);

export const certificateTemplateSchema = new Schema<CertificateTemplateRecord>(
  {
    design: { type: String, enum: CERTIFICATE_DESIGNS, required: true },
    version: { type: Number, required: true },
    title: { type: String, required: true },
    body: { type: String, required: true },
    signatories: { type: [signatorySchema], required: true },
    accent: { type: String, required: true },
    by: { type: staffRefSchema },
    restored: Number,
    createdAt: { type: Date, required: true },
  },
  { collection: 'certificate-templates', versionKey: false, strict: 'throw' },
);
// Uniqueness: of two changes of the same version, one is stored. Latest version of a design.
certificateTemplateSchema.index({ design: 1, version: -1 }, { unique: true });
