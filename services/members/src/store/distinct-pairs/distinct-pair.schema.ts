import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/** A member of a pair, as the register named the member then. */
export interface DistinctMember {
  _id: Types.ObjectId;
  number: string;
  name: string;
}

/** Two members who look alike and are not the same one. */
export interface DistinctPairRecord {
  _id: Types.ObjectId;
  /** Both ids in order, so that a pair has one mark. */
  pair: string;
  members: DistinctMember[];
  at: Date;
  by: StaffRef;
}

export const DISTINCT_PAIR_MODEL = 'DistinctPair';

const text = { type: String, required: true };

export const distinctPairSchema = new Schema<DistinctPairRecord>(
  {
    pair: text,
    members: [
      new Schema<DistinctMember>(
        { _id: { type: Schema.Types.ObjectId, required: true }, number: text, name: text },
        { _id: false },
      ),
    ],
    at: { type: Date, required: true },
    by: { type: staffRefSchema, required: true },
  },
  { collection: 'distinct-pairs', versionKey: false },
);

// One mark for two members; the mark that somebody else made before.
distinctPairSchema.index({ pair: 1 }, { unique: true });
// Marks of a member who is erased.
distinctPairSchema.index({ 'members._id': 1 });
