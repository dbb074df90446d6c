import { Schema, Types } from 'mongoose';
import { type StaffRef, staffRefSchema } from '../shared/staff-ref.schema';

export const COURSE_MODEL = 'Course';

export interface CourseRecord {
  _id: Types.ObjectId;
  courseTitle: string;
  courseDescription: string;
  exams: Types.ObjectId[];
  createdBy: StaffRef;
  createdAt: Date;
}

export const courseSchema = new Schema<CourseRecord>(
  {
    courseTitle: { type: String, required: true },
    courseDescription: { type: String, default: '' },
    exams: { type: [Schema.Types.ObjectId], required: true },
    createdBy: { type: staffRefSchema, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'courses', versionKey: false, strict: 'throw' },
);

// GET course: newest first.
courseSchema.index({ createdAt: -1, _id: -1 });
