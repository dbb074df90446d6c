import { Schema } from 'mongoose';

/**
 * Mail of a change of a member's e-mail: the code to the new address, and the notice to the earlier one. It names the
 * person for the greeting, and expires.
 */
export interface EmailChangeRecord {
  /** Random; salts the hash of the code. */
  _id: string;
  /** Id of the member. */
  member: string;
  kind: 'code' | 'notice';
  /** Address of the mail; of a code the new one. */
  email: string;
  name: string;
  /** Hash of the code; absent until it is sent. */
  hash?: string;
  tries: number;
  createdAt: Date;
  endsAt: Date;
  /** Time to send it; null once sending has begun, so that it is never sent twice. */
  dueAt: Date | null;
  /** Number of attempts to send it. */
  sends: number;
  /** True for a notice of a change that the register answered; for others it is asked before they go. */
  isCertain?: boolean;
}

export const EMAIL_CHANGE_MODEL = 'EmailChange';

const text = { type: String, required: true };
const number = { type: Number, required: true };
const date = { type: Date, required: true };

export const emailChangeSchema = new Schema<EmailChangeRecord>(
  {
    _id: text,
    member: text,
    kind: text,
    email: text,
    name: text,
    hash: String,
    tries: number,
    createdAt: date,
    endsAt: date,
    dueAt: { type: Date, default: null },
    sends: number,
    isCertain: Boolean,
  },
  { collection: 'email-changes', versionKey: false },
);

// The latest code of a member.
emailChangeSchema.index({ member: 1, kind: 1, createdAt: -1 });
// Mails to send, for the worker.
emailChangeSchema.index({ dueAt: 1 });
// Mails expire.
emailChangeSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });
