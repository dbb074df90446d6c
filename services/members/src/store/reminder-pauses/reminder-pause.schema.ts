import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/** Pause of the reminders of a member. */
export interface ReminderPauseRecord {
  /** The member's id. */
  _id: Types.ObjectId;
  reason: string;
  /** Last day of the pause; null until somebody ends it. */
  until: string | null;
  at: Date;
  by: StaffRef;
}

export const REMINDER_PAUSE_MODEL = 'ReminderPause';

export const reminderPauseSchema = new Schema<ReminderPauseRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    reason: { type: String, required: true },
    until: { type: String, default: null },
    at: { type: Date, required: true },
    by: { type: staffRefSchema, required: true },
  },
  { collection: 'reminderPauses', versionKey: false },
);
