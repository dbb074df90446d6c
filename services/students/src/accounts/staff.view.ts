import type { Intervention, Role, SessionUser, StaffAccount } from '@concord/contracts';
import type { SuspensionRecord } from './staff.schema';

/** A staff account without the password's hash. */
export interface Staff {
  id: string;
  username: string;
  email: string;
  role: Role;
  ver: number;
  createdAt: Date;
  /** Until when its initial password counts; absent once the owner has chosen one. */
  initialPasswordUntil?: Date;
  lastSignInAt?: Date;
  suspended?: SuspensionRecord;
  /** Its owner has yet to choose the password, by the link of the invitation. */
  isInvited: boolean;
}

export function toSessionUser(
  { role, id, username, email, initialPasswordUntil }: Staff,
  factor?: SessionUser['factor'],
): SessionUser {
  return {
    role,
    admin: id,
    username,
    email,
    ...(factor && { factor }),
    ...(initialPasswordUntil && { password: 'initial' }),
  };
}

export function toStaffAccount(staff: Staff, hasFactor = false): StaffAccount {
  const { id, username, email, role, createdAt, lastSignInAt, isInvited, suspended } = staff;
  return {
    _id: id,
    username,
    email,
    role,
    createdAt: createdAt.toISOString(),
    ...(hasFactor && { factor: 'on' }),
    ...(lastSignInAt && { lastSignInAt: lastSignInAt.toISOString() }),
    ...(isInvited && { invited: true }),
    ...(suspended && { suspended: toIntervention(suspended) }),
  };
}

const toIntervention = ({ by, at, reason }: SuspensionRecord): Intervention => ({
  by: { _id: by.id, username: by.username },
  at: at.toISOString(),
  reason,
});
