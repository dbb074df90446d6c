import { REVOCATION_KINDS, type RevocationKind } from '@concord/contracts';
import { Schema } from 'mongoose';

/** Voids tokens before they expire: the latest state of a sign-in, a person, a student or an account. */
export interface RevocationRecord {
  /** Kind and subject, such as `session-<sid>`. */
  _id: string;
  kind: RevocationKind;
  subject: string;
  /** Time of writing, by which processes find new revocations. */
  at: Date;
  /** Expiry of the last token that it voids. */
  endsAt: Date;
  /** Owner of the sign-in. */
  holder?: string;
  /** Sign-ins that began up to this time have ended. */
  before?: Date;
  /** True if an archived record was restored, so that the restriction no longer applies. */
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

// New revocations, which each process of this service reads every 2.5 s.
revocationSchema.index({ at: 1 });
// Revocations of unexpired tokens, read when a process starts; expires with the tokens.
revocationSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });
