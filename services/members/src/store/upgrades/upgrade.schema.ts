import {
  type CpdOfUpgrade,
  type GradeFee,
  MEMBER_GRADES,
  type StoredMemberFile,
  type Upgrade,
  UPGRADE_STATUSES,
  type UpgradeFacts,
} from '@concord/contracts';
import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';
import { memberFileSchema } from '../member-file.schema';

/** Author, time and reason of a decision, or of a proposal by staff. */
export interface UpgradeStep {
  reason: string;
  at: Date;
  by: StaffRef;
}

/** Grade that a granted upgrade gives. */
export interface UpgradeGrade {
  from: string;
  fees: GradeFee[];
}

/** A proposal of staff or a member's application for the next grade, with the facts of that day. */
export interface UpgradeRecord extends UpgradeFacts, Omit<UpgradeStep, 'by'> {
  _id: Types.ObjectId;
  member: Types.ObjectId;
  /** The member while it is open, so that there is one at most. */
  openMember?: Types.ObjectId;
  source: Upgrade['source'];
  /** Absent in an application, whose author is the member. */
  by?: StaffRef;
  /** Documents of an application. */
  files?: StoredMemberFile[];
  /** Member and Idempotency-Key of an application. */
  requestKey?: string;
  status: Upgrade['status'];
  decision?: UpgradeStep;
  grade?: UpgradeGrade;
  /** Since when a granted grade waits for the member's record. */
  dueSince?: Date;
  /** Since when its decision waits for a mail. */
  mailSince?: Date;
  /** Ids of the merges that moved it to this member. */
  merges?: string[];
}

export const UPGRADE_MODEL = 'Upgrade';

const text = { type: String, required: true };
const grade = { type: String, enum: MEMBER_GRADES, required: true };
const step = {
  reason: text,
  at: { type: Date, required: true },
  by: { type: staffRefSchema, required: true },
};

export const upgradeSchema = new Schema<UpgradeRecord>(
  {
    member: { type: Schema.Types.ObjectId, required: true },
    openMember: Schema.Types.ObjectId,
    source: text,
    from: grade,
    to: grade,
    months: { type: Number, required: true },
    experience: { type: Number, default: null },
    cpd: new Schema<CpdOfUpgrade>({ year: Number, points: Number, needed: Number }, { _id: false }),
    missing: [String],
    reason: text,
    at: step.at,
    by: staffRefSchema,
    files: { type: [memberFileSchema], default: undefined },
    requestKey: String,
    status: { type: String, enum: UPGRADE_STATUSES, required: true },
    decision: new Schema<UpgradeStep>(step, { _id: false }),
    grade: new Schema<UpgradeGrade>({ from: text, fees: [String] }, { _id: false }),
    dueSince: Date,
    mailSince: Date,
    merges: { type: [String], default: undefined },
  },
  { collection: 'upgrades', versionKey: false },
);

// One open upgrade for a member.
upgradeSchema.index({ openMember: 1 }, { unique: true, sparse: true });
// The list by state, latest first.
upgradeSchema.index({ status: 1, _id: -1 });
// Upgrades of a member, latest first.
upgradeSchema.index({ member: 1, _id: -1 });
// One application for a request that is repeated.
upgradeSchema.index({ requestKey: 1 }, { unique: true, sparse: true });
// Records that name a file, for the sweeper of files.
upgradeSchema.index({ 'files.public_id': 1 }, { sparse: true });
// The sweeper looks for granted grades that the member does not have yet.
upgradeSchema.index({ dueSince: 1 }, { sparse: true });
// The worker looks for decisions that no mail tells yet.
upgradeSchema.index({ mailSince: 1 }, { sparse: true });
// Upgrades that a merge moved, for its undo.
upgradeSchema.index({ merges: 1 }, { sparse: true });
