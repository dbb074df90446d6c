import type { Role } from '@concord/contracts';
import { Schema, type Types } from 'mongoose';

/** A staff account as it is stored. A removed one keeps only its id and a raised version, so that its tokens stay void. */
export interface StaffRecord {
  _id: Types.ObjectId;
  username?: string;
  email?: string;
  passwordHash?: string;
  role: Role;
  /** Raised with every change that must void the tokens made before. */
  ver: number;
  createdAt: Date;
  removedAt?: Date;
}

export const STAFF = 'Staff';

export const staffSchema = new Schema<StaffRecord>(
  {
    username: String,
    email: String,
    passwordHash: String,
    role: { type: String, required: true },
    ver: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    removedAt: Date,
  },
  { collection: 'staff', versionKey: false },
);

// Sign-in finds the account by e-mail; sparse, because a removed account gives its e-mail free.
staffSchema.index({ email: 1 }, { unique: true, sparse: true });
// The first start and every removal ask which accounts are SUPER_ADMIN.
staffSchema.index({ role: 1 });
