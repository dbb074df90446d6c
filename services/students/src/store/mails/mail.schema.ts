import { LIMITS, MAIL_KINDS, MAIL_STATUSES, type MailKind, type MailStatus } from '@concord/contracts';
import { dateChanges, SEARCH_FIELD_TYPES, type SearchFields } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/** A file of a mail, as text. */
export interface StoredAttachment {
  name: string;
  /** Media type, such as `text/calendar`. */
  type: string;
  content: string;
}

/** A mail of the outbox with its rendered content. */
export interface MailRecord extends SearchFields {
  _id: Types.ObjectId;
  /** Unique, for example `result-<resultId>`: ordering a mail is idempotent. */
  key: string;
  student: Types.ObjectId;
  /** The recipient's name. */
  name: string;
  to: string;
  kind: MailKind;
  subject: string;
  text: string;
  html: string;
  /** Absent in a mail without any. */
  attachments?: StoredAttachment[];
  /** The certificate to attach as a PDF, printed when the mail is sent. */
  certificate?: string;
  status: MailStatus;
  /** Attempts to send it. */
  tries: number;
  createdAt: Date;
  /** Earliest time to send while queued; end of the claim's lease while sending. */
  dueAt: Date;
  /** The claim under which it is sent: only its holder may store the outcome. */
  claim: string | null;
  claimedAt: Date | null;
  sentAt: Date | null;
  /** Reason of the failure; shown to staff. */
  error: string | null;
  /** Set on a failed mail that must not be sent again. */
  cancelledAt?: Date | null;
}

/** The fields of a list. */
export type MailProjection = Omit<
  MailRecord,
  'text' | 'html' | 'attachments' | 'certificate' | keyof SearchFields
>;

export const MAIL_MODEL = 'Mail';

const DAY_SECONDS = 24 * 60 * 60;

const requiredText = { type: String, required: true };
const optionalDate = { type: Date, default: null };

export const mailSchema = new Schema<MailRecord>(
  {
    key: requiredText,
    student: { type: Schema.Types.ObjectId, required: true },
    name: requiredText,
    to: requiredText,
    kind: { type: String, enum: MAIL_KINDS, required: true },
    subject: requiredText,
    text: requiredText,
    html: requiredText,
    attachments: {
      type: [
        new Schema<StoredAttachment>(
          { name: String, type: { type: String }, content: String },
          { _id: false },
        ),
      ],
      default: undefined,
    },
    certificate: String,
    status: { type: String, enum: MAIL_STATUSES, required: true },
    tries: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    dueAt: { type: Date, required: true },
    claim: { type: String, default: null },
    claimedAt: optionalDate,
    sentAt: optionalDate,
    error: { type: String, default: null },
    cancelledAt: Date,
    ...SEARCH_FIELD_TYPES,
  },
  { collection: 'mails', versionKey: false },
);

dateChanges(mailSchema);
// A repeated order stores no second mail.
mailSchema.index({ key: 1 }, { unique: true });
// The sweeper looks for due mails that Redis lost, and for expired claims.
mailSchema.index({ status: 1, dueAt: 1 });
// The outbox by status, newest first.
mailSchema.index({ status: 1, createdAt: -1, _id: -1 });
// The outbox by kind, newest first.
mailSchema.index({ kind: 1, createdAt: -1, _id: -1 });
// The outbox, newest first.
mailSchema.index({ createdAt: -1, _id: -1 });
// The outbox with a search.
mailSchema.index({ beginnings: 1 });
// The mails of a student, newest first; the removal of a student deletes them.
mailSchema.index({ student: 1, createdAt: -1, _id: -1 });
// Mails expire after 90 days.
mailSchema.index({ createdAt: 1 }, { expireAfterSeconds: LIMITS.mailDays * DAY_SECONDS });
