import { REVOCATION_KINDS, type RevocationKind } from '@concord/contracts';
import { Schema } from 'mongoose';

/** Voids tokens before they expire; holds the latest state of a sign-in, person, student or account. */
export interface RevocationRecord {
  /** Kind and subject, as `session-<sid>`. */
  _id: string;
  kind: RevocationKind;
  subject: string;
  /** Time of writing, by which processes read new revocations. */
  at: Date;
  /** Expiry of the last token that it voids. */
  endsAt: Date;
  /** Person of the sign-in. */
  holder?: string;
  /** All sign-ins that began up to then have ended. */
  before?: Date;
  /** An archived record that was restored. */
  isLifted?: boolean;
}

export const REVOCATION_MODEL = 'Revocation';

const requiredText = { type: String, required: true };

export const revocationSchema = new Schema<RevocationRecord>(
  {
    _id: requiredText,
    kind: { ...requiredText, enum: REVOCATION_KINDS },
    subject: requiredText,
    at: { type: Date, required: true },
    endsAt: { type: Date, required: true },
    holder: String,
    before: Date,
    isLifted: Boolean,
  },
  { collection: 'revocations', versionKey: false },
);

// New revocations, read by each process of this service every 2.5 s.
revocationSchema.index({ at: 1 });
// All whose tokens have not expired, at the start of a process; a revocation is deleted with its tokens.
revocationSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });
