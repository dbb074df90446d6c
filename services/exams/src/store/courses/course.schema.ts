import { CERTIFICATE_DESIGNS, type CertificateDesign } from '@concord/contracts';
import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, Types } from 'mongoose';

export const COURSE_MODEL = 'Course';

export interface CourseRecord {
  _id: Types.ObjectId;
  courseTitle: string;
  courseDescription: string;
  exams: Types.ObjectId[];
  /** Design of its certificates; `course` by default. */
  certificateTemplate?: CertificateDesign;
  createdBy: StaffRef;
  createdAt: Date;
}

export const courseSchema = new Schema<CourseRecord>(
  {
    courseTitle: { type: String, required: true },
    courseDescription: { type: String, default: '' },
    exams: { type: [Schema.Types.ObjectId], required: true },
    certificateTemplate: { type: String, enum: CERTIFICATE_DESIGNS },
    createdBy: { type: staffRefSchema, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'courses', versionKey: false, strict: 'throw' },
);

// GET course: newest first.
courseSchema.index({ createdAt: -1, _id: -1 });
