import type { Intervention } from '@concord/contracts';
import { Schema, Types } from 'mongoose';
import { type StaffRef, staffRef } from '../exams/exam.schema';
import { staffView } from '../exams/exam.views';

/** What staff did to an exam: who, when and why. */
export interface InterventionDoc {
  by: StaffRef;
  at: Date;
  reason: string;
}

export const interventionFields = {
  by: { type: staffRef, required: true },
  at: { type: Date, required: true },
  reason: { type: String, required: true },
};
export const interventionSchema = new Schema<InterventionDoc>(interventionFields, { _id: false });

/** `staff` acts now, for this reason. */
export function interventionOf(staff: { id: string; username: string }, reason: string): InterventionDoc {
  return { by: { _id: new Types.ObjectId(staff.id), username: staff.username }, at: new Date(), reason };
}

export function interventionView({ by, at, reason }: InterventionDoc): Intervention {
  return { by: staffView(by), at: at.toISOString(), reason };
}
