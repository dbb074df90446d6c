import {
  type GradeFee,
  MEMBER_GRADES,
  type Upgrade,
  UPGRADE_STATUSES,
  type UpgradeFacts,
} from '@concord/contracts';
import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/** Author, time and reason of a proposal or a decision. */
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
export interface UpgradeRecord extends UpgradeFacts, UpgradeStep {
  _id: Types.ObjectId;
  member: Types.ObjectId;
  /** The member while it is open, so that there is one at most. */
  openMember?: Types.ObjectId;
  source: Upgrade['source'];
  status: Upgrade['status'];
  decision?: UpgradeStep;
  grade?: UpgradeGrade;
  /** Since when a granted grade waits for the member's record. */
  dueSince?: Date;
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
    missing: [String],
    ...step,
    status: { type: String, enum: UPGRADE_STATUSES, required: true },
    decision: new Schema<UpgradeStep>(step, { _id: false }),
    grade: new Schema<UpgradeGrade>({ from: text, fees: [String] }, { _id: false }),
    dueSince: Date,
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
// The sweeper looks for granted grades that the member does not have yet.
upgradeSchema.index({ dueSince: 1 }, { sparse: true });
// Upgrades that a merge moved, for its undo.
upgradeSchema.index({ merges: 1 }, { sparse: true });
