import { Schema, type Types } from 'mongoose';

export const START_CURSOR_MODEL = 'StartCursor';

/** One document: the attempt up to which starts are in the audit log. */
export interface StartCursorRecord {
  _id: string;
  /** Id of that attempt; ids follow the time of the start. */
  attempt: Types.ObjectId;
}

export const startCursorSchema = new Schema<StartCursorRecord>(
  { _id: String, attempt: { type: Schema.Types.ObjectId, required: true } },
  { collection: 'start-cursors', versionKey: false, strict: 'throw' },
);
