import { Schema, type Types } from 'mongoose';

/** A link to set a password. The token itself is not stored. */
export interface PasswordResetRecord {
  /** SHA-256 of the token, which has 256 random bits. */
  _id: string;
  staff: Types.ObjectId;
  /**
   * The account's version when the link was created: any change of the account, including the use of the link,
   * invalidates it.
   */
  ver: number;
  endsAt: Date;
}

export const PASSWORD_RESET_MODEL = 'PasswordReset';

export const passwordResetSchema = new Schema<PasswordResetRecord>(
  {
    _id: { type: String, required: true },
    staff: { type: Schema.Types.ObjectId, required: true },
    ver: { type: Number, required: true },
    endsAt: { type: Date, required: true },
  },
  { collection: 'password-resets', versionKey: false },
);

// A new link replaces earlier ones of the same account.
passwordResetSchema.index({ staff: 1 });
// Links expire.
passwordResetSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });
