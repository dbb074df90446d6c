import {
  MEMBER_REQUEST_KINDS,
  MEMBER_REQUEST_STATES,
  type MemberRequestKind,
  type MemberRequestState,
  type ProfileCorrection,
  type StoredMemberFile,
} from '@concord/contracts';
import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';
import { memberFileSchema } from '../member-file.schema';

/** A person whom an organisation wants to name, or no longer. */
export interface ProposedStaff {
  action: 'add' | 'remove';
  /** The person's own membership. */
  person?: Types.ObjectId;
  /** Name of a person without one. */
  name?: string;
  /** Entry that is to be removed. */
  entry?: string;
  sponsored: boolean;
}

/** An unpaid charge of a person, in kobo. */
export interface BilledCharge {
  person: Types.ObjectId;
  charge: string;
  title: string;
  amount: number;
  /** Ids of the merges that replaced the person. */
  merges?: string[];
}

export interface RequestDecision {
  reason: string;
  at: Date;
  by: StaffRef;
}

/** A request of a member that staff decide once. */
export interface MemberRequestRecord {
  _id: Types.ObjectId;
  member: Types.ObjectId;
  kind: MemberRequestKind;
  /** Member, kind and person, while it is open; a merge does not change it. */
  openKey?: string;
  state: MemberRequestState;
  reason: string;
  at: Date;
  corrections?: ProfileCorrection[];
  staff?: ProposedStaff;
  bill?: BilledCharge[];
  files: StoredMemberFile[];
  decision?: RequestDecision;
  /** Since when an accepted request waits for what it changes. */
  dueSince?: Date;
  /** Since when its decision waits for a mail. */
  mailSince?: Date;
  /** Ids of the merges that moved it to this member, or that replaced the person. */
  merges?: string[];
  personMerges?: string[];
}

export const MEMBER_REQUEST_MODEL = 'MemberRequest';

const text = { type: String, required: true };
const optionalText = { type: String, default: null };
const date = { type: Date, required: true };
const merges = { type: [String], default: undefined };

export const memberRequestSchema = new Schema<MemberRequestRecord>(
  {
    member: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: MEMBER_REQUEST_KINDS, required: true },
    openKey: String,
    state: { type: String, enum: MEMBER_REQUEST_STATES, required: true },
    reason: text,
    at: date,
    corrections: {
      type: [
        new Schema<ProfileCorrection>(
          { field: text, before: optionalText, after: optionalText },
          { _id: false },
        ),
      ],
      default: undefined,
    },
    staff: new Schema<ProposedStaff>(
      {
        action: text,
        person: Schema.Types.ObjectId,
        name: String,
        entry: String,
        sponsored: { type: Boolean, required: true },
      },
      { _id: false },
    ),
    bill: {
      type: [
        new Schema<BilledCharge>(
          {
            person: { type: Schema.Types.ObjectId, required: true },
            charge: text,
            title: text,
            amount: { type: Number, required: true },
            merges,
          },
          { _id: false },
        ),
      ],
      default: undefined,
    },
    files: [memberFileSchema],
    decision: new Schema<RequestDecision>(
      { reason: { type: String, default: '' }, at: date, by: { type: staffRefSchema, required: true } },
      { _id: false },
    ),
    dueSince: Date,
    mailSince: Date,
    merges,
    personMerges: merges,
  },
  { collection: 'member-requests', versionKey: false },
);

// One open request of a kind; of an organisation one for a person.
memberRequestSchema.index({ openKey: 1 }, { unique: true, sparse: true });
// Requests of a member, latest first.
memberRequestSchema.index({ member: 1, _id: -1 });
// The queue by state, of one kind too.
memberRequestSchema.index({ state: 1, kind: 1, _id: 1 });
memberRequestSchema.index({ kind: 1, _id: -1 });
// The sweeper looks for accepted requests that changed nothing yet.
memberRequestSchema.index({ dueSince: 1 }, { sparse: true });
// The worker looks for decisions that no mail tells yet.
memberRequestSchema.index({ mailSince: 1 }, { sparse: true });
// Requests that name a file, for the sweeper of files.
memberRequestSchema.index({ 'files.public_id': 1 });
// Requests of organisations about a member who is merged.
memberRequestSchema.index({ 'staff.person': 1 }, { sparse: true });
memberRequestSchema.index({ 'bill.person': 1 }, { sparse: true });
// Requests that a merge changed, for its undo.
memberRequestSchema.index({ merges: 1 }, { sparse: true });
memberRequestSchema.index({ personMerges: 1 }, { sparse: true });
memberRequestSchema.index({ 'bill.merges': 1 }, { sparse: true });
