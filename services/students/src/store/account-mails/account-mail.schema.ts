import { Schema, type Types } from 'mongoose';

/** Changes of an account that its owner is notified of. */
export const ACCOUNT_NOTICES = [
  'password-changed',
  'factor-on',
  'factor-off',
  'account-approved',
  'account-removed',
  'account-suspended',
  'account-lifted',
] as const;
export type AccountNotice = (typeof ACCOUNT_NOTICES)[number];

/**
 * `password-reset`: a link to set a new password; `invitation`: a link to set the first one; `sign-up-attempt`: a
 * notice that somebody tried to open an account with this e-mail.
 */
export const ACCOUNT_MAIL_KINDS = [
  'password-reset',
  'invitation',
  'sign-up-attempt',
  ...ACCOUNT_NOTICES,
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];

/**
 * Order for a mail to the owner of a staff account, if the e-mail has one. Text and link are created when it is sent,
 * because links are credentials and are never stored.
 */
export interface AccountMailRecord {
  _id: Types.ObjectId;
  /** Unique, so that repeated requests give one mail. */
  key: string;
  kind: AccountMailKind;
  email: string;
  /**
   * Account name at the time of the request; absent if the mail goes to the account with the e-mail at the time of
   * sending.
   */
  username?: string;
  /** Network address of the request. */
  address: string;
  requestId: string;
  createdAt: Date;
  /** Null once sending has begun, so that it is never sent twice. */
  dueAt: Date | null;
  /** Number of attempts. */
  tries: number;
}

export const ACCOUNT_MAIL_MODEL = 'AccountMail';

const DAY_SECONDS = 24 * 3600;
const requiredText = { type: String, required: true };

export const accountMailSchema = new Schema<AccountMailRecord>(
  {
    key: requiredText,
    kind: { type: String, enum: ACCOUNT_MAIL_KINDS, required: true },
    email: requiredText,
    username: String,
    address: requiredText,
    requestId: requiredText,
    createdAt: { type: Date, required: true },
    dueAt: { type: Date, default: null },
    tries: { type: Number, required: true },
  },
  { collection: 'account-mails', versionKey: false },
);

// Uniqueness: one mail per key.
accountMailSchema.index({ key: 1 }, { unique: true });
// Due mails, for the worker.
accountMailSchema.index({ dueAt: 1 });
// Mails expire after two days; a key with a date is never requested again after its day.
accountMailSchema.index({ createdAt: 1 }, { expireAfterSeconds: 2 * DAY_SECONDS });
