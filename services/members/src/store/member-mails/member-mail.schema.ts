import {
  MEMBER_MAIL_KINDS,
  MEMBER_MAIL_STATES,
  type MemberMailKind,
  type MemberMailState,
} from '@concord/contracts';
import { Schema, type Types } from 'mongoose';

/** A mail to a member, once for its key. The outbox of the students service renders and sends it. */
export interface MemberMailRecord {
  /** `receipt-<document>`, `payment-reversed-<payment>`, `payment-reminder-<charge>-before60`, `cpd-decided-<entry>`. */
  _id: string;
  member: Types.ObjectId;
  kind: MemberMailKind;
  /** Id of the document, payment, charge, or decided record. */
  of: string;
  /** Reminders: days from the due day, and the title of the charge. */
  step?: number;
  title?: string;
  /** Reminders: true if staff asked for it, whatever the steps are. */
  isAsked?: boolean;
  /** Day in Nigeria on which it became due. */
  on: string;
  state: MemberMailState;
  /** Reason why it was not sent; null otherwise. */
  why: string | null;
  /** Present while it waits for its request; in the future after a refusal. */
  dueSince?: Date;
  createdAt: Date;
  settledAt: Date | null;
  /** Ids of the merges that moved it to this member. */
  merges?: string[];
}

export const MEMBER_MAIL_MODEL = 'MemberMail';

const text = { type: String, required: true };

export const memberMailSchema = new Schema<MemberMailRecord>(
  {
    _id: text,
    member: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: MEMBER_MAIL_KINDS, required: true },
    of: text,
    step: Number,
    title: String,
    isAsked: Boolean,
    on: text,
    state: { type: String, enum: MEMBER_MAIL_STATES, required: true },
    why: { type: String, default: null },
    dueSince: Date,
    createdAt: { type: Date, required: true },
    settledAt: { type: Date, default: null },
    merges: { type: [String], default: undefined },
  },
  { collection: 'memberMails', versionKey: false },
);

// The worker looks for mails that are not requested yet.
memberMailSchema.index({ dueSince: 1 }, { sparse: true });
// Mails of a member, latest first.
memberMailSchema.index({ member: 1, createdAt: -1 });
// Mails that a merge moved, for its undo.
memberMailSchema.index({ merges: 1 }, { sparse: true });
// The list of reminders, latest first.
memberMailSchema.index({ kind: 1, createdAt: -1 });
