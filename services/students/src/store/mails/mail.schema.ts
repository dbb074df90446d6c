import {
  LIMITS,
  MAIL_KINDS,
  MAIL_STATUSES,
  type MailedDocument,
  type MailKind,
  type MailStatus,
} from '@concord/contracts';
import { dateChanges, SEARCH_FIELD_TYPES, type SearchFields } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/** A text file attached to a mail. */
export interface StoredAttachment {
  name: string;
  /** Media type, such as `text/calendar`. */
  type: string;
  content: string;
}

/** A mail in the outbox, with its rendered content. */
export interface MailRecord extends SearchFields {
  _id: Types.ObjectId;
  /** Unique, for example `result-<resultId>`, so that repeated orders give one mail. */
  key: string;
  /** The student; the member if `isToMember`. */
  student: Types.ObjectId;
  isToMember?: boolean;
  /** Name of the recipient. */
  name: string;
  to: string;
  kind: MailKind;
  subject: string;
  text: string;
  html: string;
  /** Absent without attachments. */
  attachments?: StoredAttachment[];
  /** Id of a certificate to attach as a PDF, which is printed before sending. */
  certificate?: string;
  /** Another document to attach. */
  document?: { kind: MailedDocument; id: string };
  status: MailStatus;
  /** Number of attempts. */
  tries: number;
  createdAt: Date;
  /** While queued: earliest time to send. While sending: end of the claim's lease. */
  dueAt: Date;
  /** Id of the current claim; only its holder can store the outcome. */
  claim: string | null;
  claimedAt: Date | null;
  sentAt: Date | null;
  /** Reason of the failure; shown to staff. */
  error: string | null;
  /** Set on a failed mail that must not be sent any more. */
  cancelledAt?: Date | null;
}

/** Fields for lists. */
export type MailProjection = Omit<
  MailRecord,
  'text' | 'html' | 'attachments' | 'certificate' | 'document' | keyof SearchFields
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
    isToMember: Boolean,
    certificate: String,
    document: new Schema({ kind: requiredText, id: requiredText }, { _id: false, id: false }),
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
// Uniqueness: one mail per key.
mailSchema.index({ key: 1 }, { unique: true });
// Due mails that Redis lost, and expired claims, for the sweeper.
mailSchema.index({ status: 1, dueAt: 1 });
// GET outbox by status, newest first.
mailSchema.index({ status: 1, createdAt: -1, _id: -1 });
// GET outbox by kind, newest first.
mailSchema.index({ kind: 1, createdAt: -1, _id: -1 });
// GET outbox, newest first.
mailSchema.index({ createdAt: -1, _id: -1 });
// GET outbox with a search.
mailSchema.index({ beginnings: 1 });
// Mails of a student, newest first; removal of a student.
mailSchema.index({ student: 1, createdAt: -1, _id: -1 });
// Mails expire after 90 days.
mailSchema.index({ createdAt: 1 }, { expireAfterSeconds: LIMITS.mailDays * DAY_SECONDS });
