import type { Role } from '@concord/contracts';
import { Schema, type Types } from 'mongoose';

/** A suspension: actor, time and reason. */
export interface SuspensionRecord {
  by: { id: string; username: string };
  at: Date;
  reason: string;
}

/** Permissions that an account may have beside its role. */
const PERMISSIONS = ['finance'] as const;

/**
 * A staff account, without a password until its invited owner has chosen one. A removed account is a tombstone: its id with
 * a raised version, so that its tokens stay void.
 */
export interface StaffRecord {
  _id: Types.ObjectId;
  username?: string;
  email?: string;
  passwordHash?: string;
  role: Role;
  /** Absent without any, and in records of earlier versions. */
  permissions?: (typeof PERMISSIONS)[number][];
  /** Version: raised by every change that must void the earlier tokens. */
  ver: number;
  createdAt: Date;
  /** End of validity of a password that the product made; unset once the owner has chosen one. */
  initialPasswordUntil?: Date;
  lastSignInAt?: Date;
  /** Since when and why the account cannot be used. */
  suspended?: SuspensionRecord;
  removedAt?: Date;
}

export const STAFF_MODEL = 'Staff';

const requiredText = { type: String, required: true };

export const staffSchema = new Schema<StaffRecord>(
  {
    username: String,
    email: String,
    passwordHash: String,
    role: { type: String, required: true },
    permissions: { type: [{ type: String, enum: PERMISSIONS }], default: undefined },
    ver: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    initialPasswordUntil: Date,
    lastSignInAt: Date,
    suspended: new Schema<SuspensionRecord>(
      {
        by: { id: requiredText, username: requiredText },
        at: { type: Date, required: true },
        reason: requiredText,
      },
      { _id: false },
    ),
    removedAt: Date,
  },
  { collection: 'staff', versionKey: false },
);

// Sign-in finds the account by e-mail; sparse, because a removed account has none.
staffSchema.index({ email: 1 }, { unique: true, sparse: true });
// The start and every change of a role look for SUPER_ADMIN accounts; the menu counts those that wait for approval.
staffSchema.index({ role: 1 });
// The list of accounts: not removed ones, newest first, and how many they are.
staffSchema.index({ removedAt: 1, createdAt: -1, _id: -1 });
// The list of accounts with a role.
staffSchema.index({ removedAt: 1, role: 1, createdAt: -1, _id: -1 });
