import { Schema, type Types } from 'mongoose';

/** A sign-in of a staff account on a device. */
export interface SessionRecord {
  _id: Types.ObjectId;
  staff: Types.ObjectId;
  /** The account's version; a later version of the account has voided the token. */
  ver: number;
  /** Browser and system. */
  device: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** Expiry of the token. */
  endsAt: Date;
  /** Set if the session ended before its token expires. */
  endedAt?: Date;
}

export const SESSION_MODEL = 'Session';

const requiredDate = { type: Date, required: true };

export const sessionSchema = new Schema<SessionRecord>(
  {
    staff: { type: Schema.Types.ObjectId, required: true },
    ver: { type: Number, required: true },
    device: { type: String, required: true },
    address: { type: String, required: true },
    createdAt: requiredDate,
    lastSeenAt: requiredDate,
    endsAt: requiredDate,
    endedAt: Date,
  },
  { collection: 'sessions', versionKey: false },
);

// Sessions of an account, newest first; ending all but one of them.
sessionSchema.index({ staff: 1, createdAt: -1 });
// Sessions ended recently, to find missing revocations once a minute.
sessionSchema.index({ endedAt: 1 }, { sparse: true });
// Sessions ended recently by idleness, for the same check.
sessionSchema.index({ lastSeenAt: 1 });
// Sessions expire with their tokens.
sessionSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });
