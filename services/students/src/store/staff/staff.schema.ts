import type { Role } from '@concord/contracts';
import { Schema, type Types } from 'mongoose';

/** A suspension, with its author, time and reason. */
export interface SuspensionRecord {
  by: { id: string; username: string };
  at: Date;
  reason: string;
}

/** Permissions that an account may have beside its role. */
const PERMISSIONS = ['finance'] as const;

/**
 * A staff account; an invited owner has not set a password yet. A removed account remains as a tombstone with a
 * higher version, so that its tokens are void.
 */
export interface StaffRecord {
  _id: Types.ObjectId;
  username?: string;
  email?: string;
  passwordHash?: string;
  role: Role;
  /** Absent without any, and in records of earlier versions. */
  permissions?: (typeof PERMISSIONS)[number][];
  /** Incremented by each change that must void earlier tokens. */
  ver: number;
  createdAt: Date;
  /** Expiry of a generated password; unset once the owner has replaced it. */
  initialPasswordUntil?: Date;
  lastSignInAt?: Date;
  /** Set while the account is suspended. */
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

// Sign-in by e-mail; sparse, because removed accounts have none.
staffSchema.index({ email: 1 }, { unique: true, sparse: true });
// SUPER_ADMIN accounts, at start and before changes of roles; count of pending accounts.
staffSchema.index({ role: 1 });
// GET accounts: without removed ones, newest first, with their count.
staffSchema.index({ removedAt: 1, createdAt: -1, _id: -1 });
// GET accounts with a role.
staffSchema.index({ removedAt: 1, role: 1, createdAt: -1, _id: -1 });
