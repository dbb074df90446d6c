import { Schema, type Types } from 'mongoose';
import { objectIdOf } from './object-id';

/** Account that made or changed a record, with its username at that time. */
export interface StaffRef {
  _id: Types.ObjectId;
  username: string;
}

/** Mongoose schema of a {@link StaffRef}. */
export const staffRefSchema = new Schema<StaffRef>(
  { _id: Schema.Types.ObjectId, username: String },
  { _id: false },
);

/** Reference to a member of staff, to store with a record. */
export const staffRefOf = ({ id, username }: { id: string; username: string }): StaffRef => ({
  _id: objectIdOf(id),
  username,
});
