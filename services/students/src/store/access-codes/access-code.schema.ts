import { CODE_CHANNELS, type CodeChannel } from '@concord/contracts';
import { Schema } from 'mongoose';

/**
 * Request of a sign-in code. The worker makes the code while it sends it, so only its hash is ever stored. It exists
 * for any e-mail alike; without a hash nobody has the e-mail.
 */
export interface AccessCodeRecord {
  /** Hash of the request's name, which the browser that asked keeps in a cookie. */
  _id: string;
  email: string;
  channel: CodeChannel;
  /** Ids of the members and applicants whom the code signs in; absent for all with the e-mail. */
  people?: string[];
  /** Hash of the name's hash and the code; absent until the code is sent. */
  hash?: string;
  /** Tries by the browser that asked, and by others, which cannot use up the first. */
  ownTries: number;
  otherTries: number;
  /** Maximum tries by others. */
  otherTriesMax: number;
  /** Network address of the request. */
  address: string;
  createdAt: Date;
  endsAt: Date;
  /** Time to send it; null once sending has begun, so that it is never sent twice. */
  dueAt: Date | null;
  /** Number of attempts to send it. */
  sends: number;
}

export const ACCESS_CODE_MODEL = 'AccessCode';

const requiredText = { type: String, required: true };
const requiredNumber = { type: Number, required: true };
const requiredDate = { type: Date, required: true };

export const accessCodeSchema = new Schema<AccessCodeRecord>(
  {
    _id: requiredText,
    email: requiredText,
    channel: { ...requiredText, enum: CODE_CHANNELS },
    people: { type: [String], default: undefined },
    hash: String,
    ownTries: requiredNumber,
    otherTries: requiredNumber,
    otherTriesMax: requiredNumber,
    address: requiredText,
    createdAt: requiredDate,
    endsAt: requiredDate,
    dueAt: { type: Date, default: null },
    sends: requiredNumber,
  },
  { collection: 'access-codes', versionKey: false },
);

// Latest codes of an e-mail.
accessCodeSchema.index({ email: 1, createdAt: -1 });
// Codes to send, for the worker.
accessCodeSchema.index({ dueAt: 1 });
// Codes expire.
accessCodeSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });
