import { Schema, type Types } from 'mongoose';

/** A second factor during set-up: a sealed secret with an expiry. */
export interface PendingFactor {
  secret: string;
  until: Date;
}

/** The second factor of a staff account; both have the same id. */
export interface FactorRecord {
  _id: Types.ObjectId;
  /** The sealed secret of the authenticator app; absent until the factor is on. */
  secret?: string;
  enabledAt?: Date;
  /** Number of the time step of the last used code: no code is accepted twice. */
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
