import type { MergeRecord } from '@concord/contracts';
import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';
import type { ChargeEntry, DueDocument, PaymentEntry } from '../accounts/account-entries';
import type { MemberProjection } from '../members/member.schema';

/** Entries of an account that an undo gives back. */
export interface ReturnedEntries {
  charges: ChargeEntry[];
  payments: PaymentEntry[];
  dueDocuments: DueDocument[];
}

/** A merge of two members. It says how far it is, so that another process can finish it. */
export interface StoredMerge {
  _id: Types.ObjectId;
  keep: Types.ObjectId;
  drop: Types.ObjectId;
  /** Both members while a merge or an undo runs: neither takes part in another one. */
  locks?: Types.ObjectId[];
  state: MergeRecord['state'];
  /** Since when it runs. */
  since: Date;
  at: Date;
  by: StaffRef;
  /** Name and number of the kept member at that time. */
  keepName: string;
  keepNumber: string;
  /** The dropped member's record when it was frozen. */
  dropped: MemberProjection;
  /** Set by an undo before the kept account gives them up. */
  returned?: ReturnedEntries;
}

export const MERGE_MODEL = 'Merge';

const text = { type: String, required: true };
const id = { type: Schema.Types.ObjectId, required: true };
const date = { type: Date, required: true };

export const mergeSchema = new Schema<StoredMerge>(
  {
    keep: id,
    drop: id,
    locks: { type: [Schema.Types.ObjectId], default: undefined },
    state: text,
    since: date,
    at: date,
    by: { type: staffRefSchema, required: true },
    keepName: text,
    keepNumber: text,
    // Copies of other collections, which their own schemas have checked.
    dropped: { type: Schema.Types.Mixed, required: true },
    returned: Schema.Types.Mixed,
  },
  { collection: 'merges', versionKey: false },
);

// One merge or undo at a time for a member.
mergeSchema.index({ locks: 1 }, { unique: true, sparse: true });
// Merges of a member who is erased.
mergeSchema.index({ keep: 1 });
mergeSchema.index({ drop: 1 });
// The sweeper looks for merges and undos that did not end.
mergeSchema.index({ state: 1, since: 1 });
