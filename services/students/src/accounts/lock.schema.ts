import { Schema } from 'mongoose';

/** One lock by name: held by `holder` until the moment `until`. */
export interface LockRecord {
  _id: string;
  holder: string;
  until: Date;
}

export const LOCK = 'Lock';

export const lockSchema = new Schema<LockRecord>(
  { _id: String, holder: { type: String, default: '' }, until: { type: Date, required: true } },
  { collection: 'locks', versionKey: false },
);
