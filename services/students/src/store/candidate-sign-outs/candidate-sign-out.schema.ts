import { Schema } from 'mongoose';

/**
 * A candidate's sign-out before the token expires. Only processes of the previous release use it; this one uses
 * `revocations`.
 */
export interface CandidateSignOutRecord {
  /** `sid` of the token. */
  _id: string;
  /** Expiry of the token. */
  endsAt: Date;
}

export const CANDIDATE_SIGN_OUT_MODEL = 'CandidateSignOut';

export const candidateSignOutSchema = new Schema<CandidateSignOutRecord>(
  { _id: { type: String, required: true }, endsAt: { type: Date, required: true } },
  { collection: 'candidate-sign-outs', versionKey: false },
);

// Sign-outs whose tokens have not expired, for the upgrade from the previous release; expires with the token.
candidateSignOutSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });
