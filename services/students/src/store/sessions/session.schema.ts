import { Schema, type Types } from 'mongoose';

/** A sign-in of a staff account on a device. */
export interface SessionRecord {
  _id: Types.ObjectId;
  staff: Types.ObjectId;
  /** The account's version at sign-in; a later one has voided the token. */
  ver: number;
  /** Browser and system. */
  device: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** Expiry of the token. */
  endsAt: Date;
  /** Time of an earlier end. */
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

// The owner's list, newest first, and ending all but one of them.
sessionSchema.index({ staff: 1, createdAt: -1 });
// The sessions that were ended lately, asked once a minute for what a crash left without a revocation.
sessionSchema.index({ endedAt: 1 }, { sparse: true });
// The sessions that ended lately by idleness, asked as often.
sessionSchema.index({ lastSeenAt: 1 });
// A session expires with its token.
sessionSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });
