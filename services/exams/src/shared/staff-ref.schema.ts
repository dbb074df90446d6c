import { Schema, Types } from 'mongoose';

/** The account that made or changed a record, with its username at that time. */
export interface StaffRef {
  _id: Types.ObjectId;
  username: string;
}

export const staffRefSchema = new Schema<StaffRef>(
  { _id: Schema.Types.ObjectId, username: String },
  { _id: false },
);

export const staffRefOf = ({ id, username }: { id: string; username: string }): StaffRef => ({
  _id: new Types.ObjectId(id),
  username,
});
