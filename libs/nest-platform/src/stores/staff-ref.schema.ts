import { Schema, type Types } from 'mongoose';
import { objectIdOf } from './object-id';

/** The account that made or changed a record, with its username at that time. */
export interface StaffRef {
  _id: Types.ObjectId;
  username: string;
}

/** A {@link StaffRef} as a field of a schema. */
export const staffRefSchema = new Schema<StaffRef>(
  { _id: Schema.Types.ObjectId, username: String },
  { _id: false },
);

/** What is stored of a member of staff who makes or changes a record now. */
export const staffRefOf = ({ id, username }: { id: string; username: string }): StaffRef => ({
  _id: objectIdOf(id),
  username,
});
