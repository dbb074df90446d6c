import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/** Author, reason and length of a pause. */
interface PauseFields {
  reason: string;
  /** Last day of the pause; null until somebody ends it. */
  until: string | null;
  at: Date;
  by: StaffRef;
}

/** Pause of the reminders of a member. */
export interface ReminderPauseRecord extends PauseFields {
  /** The member's id. */
  _id: Types.ObjectId;
  /** Id of the merge that brought it, and the pause that it replaced. A pause of staff has neither. */
  merge?: string;
  before?: PauseLayer;
}

/** A pause below one that a merge brought; it may have been brought by an earlier merge. */
export interface PauseLayer extends PauseFields {
  merge?: string;
  before?: PauseLayer;
}

export const REMINDER_PAUSE_MODEL = 'ReminderPause';

const fields = {
  reason: { type: String, required: true },
  until: { type: String, default: null },
  at: { type: Date, required: true },
  by: { type: staffRefSchema, required: true },
};

export const reminderPauseSchema = new Schema<ReminderPauseRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    ...fields,
    merge: String,
    // Nested as often as merges brought longer pauses; each layer was checked when it was on top.
    before: Schema.Types.Mixed,
  },
  { collection: 'reminderPauses', versionKey: false },
);
