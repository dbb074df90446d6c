import { Schema, type Types } from 'mongoose';

export const START_CURSOR_MODEL = 'StartCursor';

/** The only document: the time up to which starts are in the audit log. */
export interface StartCursorRecord {
  _id: string;
  at?: Date;
  /** Position of the previous version: the last recorded attempt, because ids follow their time. */
  attempt?: Types.ObjectId;
}

export const startCursorSchema = new Schema<StartCursorRecord>(
  { _id: String, at: Date, attempt: Schema.Types.ObjectId },
  { collection: 'start-cursors', versionKey: false, strict: 'throw' },
);
