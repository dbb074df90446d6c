import { MAIL_KINDS, MAIL_STATUSES, type MailKind, type MailStatus } from '@concord/contracts';
import { Schema, type Types } from 'mongoose';

/** One mail, with its words ready made. */
export interface MailRecord {
  _id: Types.ObjectId;
  /** What it is about, as `result-<resultId>`: there is one mail of a key. */
  key: string;
  student: Types.ObjectId;
  /** Whom it greets. */
  name: string;
  to: string;
  kind: MailKind;
  subject: string;
  text: string;
  html: string;
  status: MailStatus;
  /** How often the mail server was tried. */
  tries: number;
  createdAt: Date;
  /** While queued, not to be sent before; while sending, the end of the claim. */
  dueAt: Date;
  /** The claim under which it is being sent: only its holder may say how that ended. */
  claim: string | null;
  claimedAt: Date | null;
  sentAt: Date | null;
  /** Why it was not sent, for staff. */
  error: string | null;
  /** Words by which the list finds it, and every beginning of them. */
  words: string[];
  beginnings: string[];
}

export const MAIL = 'Mail';

const DAY_SECONDS = 24 * 60 * 60;
export const KEPT_DAYS = 90;

const needed = { type: String, required: true };
const moment = { type: Date, default: null };

export const mailSchema = new Schema<MailRecord>(
  {
    key: needed,
    student: { type: Schema.Types.ObjectId, required: true },
    name: needed,
    to: needed,
    kind: { type: String, enum: MAIL_KINDS, required: true },
    subject: needed,
    text: needed,
    html: needed,
    status: { type: String, enum: MAIL_STATUSES, required: true },
    tries: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    dueAt: { type: Date, required: true },
    claim: { type: String, default: null },
    claimedAt: moment,
    sentAt: moment,
    error: { type: String, default: null },
    words: { type: [String], required: true },
    beginnings: { type: [String], required: true },
  },
  { collection: 'mails', versionKey: false },
);

// A mail is ordered once, however often its order is repeated.
mailSchema.index({ key: 1 }, { unique: true });
// The sweeper finds what is due: queued mails that Redis forgot, and claims that have ended.
mailSchema.index({ status: 1, dueAt: 1 });
// The outbox by status, newest first.
mailSchema.index({ status: 1, createdAt: -1, _id: -1 });
// The outbox, newest first.
mailSchema.index({ createdAt: -1, _id: -1 });
// The outbox's search.
mailSchema.index({ beginnings: 1 });
// The mails of a student who is removed.
mailSchema.index({ student: 1 });
// Mails go after 90 days.
mailSchema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_DAYS * DAY_SECONDS });
