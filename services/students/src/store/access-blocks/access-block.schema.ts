import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema } from 'mongoose';

/** A person who may not sign in to the member's pages. */
export interface AccessBlockRecord {
  /** Id of the member, or of the applicant's record. */
  _id: string;
  reason: string;
  by: StaffRef;
  at: Date;
}

export const ACCESS_BLOCK_MODEL = 'AccessBlock';

export const accessBlockSchema = new Schema<AccessBlockRecord>(
  {
    _id: { type: String, required: true },
    reason: { type: String, required: true },
    by: { type: staffRefSchema, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'access-blocks', versionKey: false },
);
