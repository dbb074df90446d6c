import { Schema, Types } from 'mongoose';
import { type StaffRef, staffRef } from '../exams/exam.schema';

export interface CourseDoc {
  _id: Types.ObjectId;
  courseTitle: string;
  courseDescription: string;
  exams: Types.ObjectId[];
  createdBy: StaffRef;
  createdAt: Date;
}

export const courseSchema = new Schema<CourseDoc>(
  {
    courseTitle: { type: String, required: true },
    courseDescription: { type: String, default: '' },
    exams: { type: [Schema.Types.ObjectId], required: true },
    createdBy: { type: staffRef, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'courses', versionKey: false, strict: 'throw' },
);

// GET course: newest first.
courseSchema.index({ createdAt: -1 });
