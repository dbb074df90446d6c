import { type StaffRef, staffRefOf, staffRefSchema } from '@concord/nest-platform';
import { Schema } from 'mongoose';
import { nextMoment } from './next-moment';

/** An action of staff on an attempt or a result: who, when and why. */
export interface InterventionRecord {
  by: StaffRef;
  at: Date;
  reason: string;
}

export const interventionFields = {
  by: { type: staffRefSchema, required: true },
  at: { type: Date, required: true },
  reason: { type: String, required: true },
};

export const interventionSchema = new Schema<InterventionRecord>(interventionFields, { _id: false });

/** Record of an intervention at the current time. */
export const interventionOf = (
  staff: { id: string; username: string },
  reason: string,
): InterventionRecord => ({
  by: staffRefOf(staff),
  at: nextMoment(),
  reason,
});
