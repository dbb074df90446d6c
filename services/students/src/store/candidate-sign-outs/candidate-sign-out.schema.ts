import { Schema } from 'mongoose';

/**
 * A candidate's sign-in that was ended by its owner before its token expires, for processes of the previous release: this
 * one reads `revocations`.
 */
export interface CandidateSignOutRecord {
  /** The `sid` of the token. */
  _id: string;
  /** Expiry of the token. */
  endsAt: Date;
}

export const CANDIDATE_SIGN_OUT_MODEL = 'CandidateSignOut';

export const candidateSignOutSchema = new Schema<CandidateSignOutRecord>(
  { _id: { type: String, required: true }, endsAt: { type: Date, required: true } },
  { collection: 'candidate-sign-outs', versionKey: false },
);

// Sign-outs whose tokens have not expired, read while processes of the previous release may run; deleted with their token.
candidateSignOutSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });
