import { Schema, type Types } from 'mongoose';

/** Changes of an account that its owner is told of. */
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
 * `password-reset`: a link to a new password; `invitation`: a link to the first one; `sign-up-attempt`: somebody tried to
 * open an account with this e-mail.
 */
export const ACCOUNT_MAIL_KINDS = [
  'password-reset',
  'invitation',
  'sign-up-attempt',
  ...ACCOUNT_NOTICES,
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];

/**
 * The order of a mail to the owner of a staff account, if there is one with this e-mail. Its words and its link are made
 * when it is sent: nothing that opens an account is stored.
 */
export interface AccountMailRecord {
  _id: Types.ObjectId;
  /** Unique: an order is not made twice. */
  key: string;
  kind: AccountMailKind;
  email: string;
  /** Name of the account when the mail was ordered; absent in a mail for the account that has the e-mail when it is sent. */
  username?: string;
  /** Address of the request that ordered it. */
  address: string;
  requestId: string;
  createdAt: Date;
  /** Null once it is being sent or was: it is never sent twice. */
  dueAt: Date | null;
  /** Attempts to send it. */
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

// An order that exists is not made again.
accountMailSchema.index({ key: 1 }, { unique: true });
// The worker looks for due mails.
accountMailSchema.index({ dueAt: 1 });
// Orders expire after two days, when no key of their day is asked for any more.
accountMailSchema.index({ createdAt: 1 }, { expireAfterSeconds: 2 * DAY_SECONDS });
