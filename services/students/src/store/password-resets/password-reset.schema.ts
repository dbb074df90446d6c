import { Schema, type Types } from 'mongoose';

/** A link to a new password. The token itself is stored nowhere. */
export interface PasswordResetRecord {
  /** SHA-256 of the token, which has 256 random bits. */
  _id: string;
  staff: Types.ObjectId;
  /** The account's version when the link was made: it ends with any change of the account, also with its own use. */
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

// A new link replaces the earlier ones of its account.
passwordResetSchema.index({ staff: 1 });
// A link expires.
passwordResetSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });
