import { Schema } from 'mongoose';

/** A named lock, held by `holder` until the lease ends. */
export interface LockRecord {
  _id: string;
  holder: string;
  until: Date;
}

export const LOCK_MODEL = 'Lock';

export const lockSchema = new Schema<LockRecord>(
  { _id: String, holder: { type: String, default: '' }, until: { type: Date, required: true } },
  { collection: 'locks', versionKey: false },
);
