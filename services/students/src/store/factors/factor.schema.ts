import { Schema, type Types } from 'mongoose';

/** A second factor during set-up: an encrypted secret, and its expiry. */
export interface PendingFactor {
  secret: string;
  until: Date;
}

/** Second factor of a staff account, with the account's id. */
export interface FactorRecord {
  _id: Types.ObjectId;
  /** Encrypted secret of the authenticator app; absent until the factor is enabled. */
  secret?: string;
  enabledAt?: Date;
  /** Time step of the last used code, so that no code is accepted twice. */
  lastStep?: number;
  /** SHA-256 of each unused recovery code. */
  recoveryCodes?: string[];
  pending?: PendingFactor;
}

export const FACTOR_MODEL = 'Factor';

export const factorSchema = new Schema<FactorRecord>(
  {
    secret: String,
    enabledAt: Date,
    lastStep: Number,
    recoveryCodes: { type: [String], default: undefined },
    pending: { type: new Schema<PendingFactor>({ secret: String, until: Date }, { _id: false }) },
  },
  { collection: 'factors', versionKey: false },
);
