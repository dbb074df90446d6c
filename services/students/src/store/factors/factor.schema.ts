import { Schema, type Types } from 'mongoose';

/** A second factor that is being set up: its sealed secret counts until the time. */
export interface PendingFactor {
  secret: string;
  until: Date;
}

/** The second factor of a staff account, whose id it has. */
export interface FactorRecord {
  _id: Types.ObjectId;
  /** The sealed secret of the authenticator app; absent until the factor is on. */
  secret?: string;
  enabledAt?: Date;
  /** Number of the time step whose code was used last: no code is taken twice. */
  lastStep?: number;
  /** SHA-256 of each recovery code that is left. */
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
