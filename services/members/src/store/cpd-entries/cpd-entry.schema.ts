import {
  CPD_STATES,
  CPD_UNITS,
  type CpdState,
  type CpdUnit,
  type StoredMemberFile,
} from '@concord/contracts';
import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';
import { memberFileSchema } from '../member-file.schema';

/** Decision on an entry; refused, it has no points. */
export interface CpdDecision {
  points: number;
  reason: string;
  at: Date;
  by: StaffRef;
}

/** An activity of continuing professional development that a member entered. */
export interface CpdEntryRecord {
  _id: Types.ObjectId;
  member: Types.ObjectId;
  /** Key of the kind in the settings; title and unit are those of the last change by the member. */
  kind: string;
  kindTitle: string;
  unit: CpdUnit;
  title: string;
  day: string;
  /** Year of the day. */
  year: number;
  /** Hours, or a number of activities. */
  amount: number;
  claimed: number;
  state: CpdState;
  files: StoredMemberFile[];
  decision?: CpdDecision;
  /** Since when its decision waits for a mail. */
  mailSince?: Date;
  /** Counts the changes by the member and by staff. */
  revision: number;
  createdAt: Date;
  /** Member and Idempotency-Key of the request that entered it. */
  requestKey?: string;
  /** Ids of the merges that moved it to this member. */
  merges?: string[];
}

export const CPD_ENTRY_MODEL = 'CpdEntry';

const text = { type: String, required: true };
const number = { type: Number, required: true };

export const cpdEntrySchema = new Schema<CpdEntryRecord>(
  {
    member: { type: Schema.Types.ObjectId, required: true },
    kind: text,
    kindTitle: text,
    unit: { type: String, enum: CPD_UNITS, required: true },
    title: text,
    day: text,
    year: number,
    amount: number,
    claimed: number,
    state: { type: String, enum: CPD_STATES, required: true },
    files: [memberFileSchema],
    decision: new Schema<CpdDecision>(
      {
        points: number,
        reason: { type: String, default: '' },
        at: { type: Date, required: true },
        by: { type: staffRefSchema, required: true },
      },
      { _id: false },
    ),
    mailSince: Date,
    revision: number,
    createdAt: { type: Date, required: true },
    requestKey: String,
    merges: { type: [String], default: undefined },
  },
  { collection: 'cpd-entries', versionKey: false },
);

// Entries of a member in a year; confirmed ones of several members.
cpdEntrySchema.index({ member: 1, year: 1 });
// Entries of a member, latest first.
cpdEntrySchema.index({ member: 1, _id: -1 });
// The queue of a state in both directions.
cpdEntrySchema.index({ state: 1, _id: 1 });
// One entry for a request that is repeated.
cpdEntrySchema.index({ requestKey: 1 }, { unique: true, sparse: true });
// Records that name a file, for the sweeper of files.
cpdEntrySchema.index({ 'files.public_id': 1 }, { sparse: true });
// The worker looks for decisions that no mail tells yet.
cpdEntrySchema.index({ mailSince: 1 }, { sparse: true });
// Entries that a merge moved, for its undo.
cpdEntrySchema.index({ merges: 1 }, { sparse: true });
