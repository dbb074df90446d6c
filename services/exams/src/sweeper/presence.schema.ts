import { Schema } from 'mongoose';

/** One document: when the service last reached its store, and until when no attempt may be closed. */
export interface PresenceDoc {
  _id: string;
  beat: Date;
  holdUntil: Date;
}

export const presenceSchema = new Schema<PresenceDoc>(
  {
    _id: String,
    beat: { type: Date, required: true },
    holdUntil: { type: Date, required: true },
  },
  { collection: 'presence', versionKey: false, strict: 'throw' },
);
