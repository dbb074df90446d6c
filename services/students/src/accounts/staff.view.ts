import type { Role, SessionUser, StaffAccount } from '@concord/contracts';

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

export function toStaffAccount(
  { id, username, email, role, createdAt }: Staff,
  hasFactor = false,
): StaffAccount {
  const account = { _id: id, username, email, role, createdAt: createdAt.toISOString() };
  return hasFactor ? { ...account, factor: 'on' } : account;
}
