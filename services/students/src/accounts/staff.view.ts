import type { Role, SessionUser, StaffAccount } from '@concord/contracts';

/** A staff account without the password's hash. */
export interface Staff {
  id: string;
  username: string;
  email: string;
  role: Role;
  ver: number;
  createdAt: Date;
}

export function toSessionUser(
  { role, id, username, email }: Staff,
  factor?: SessionUser['factor'],
): SessionUser {
  return { role, admin: id, username, email, ...(factor && { factor }) };
}

export function toStaffAccount(
  { id, username, email, role, createdAt }: Staff,
  hasFactor = false,
): StaffAccount {
  const account = { _id: id, username, email, role, createdAt: createdAt.toISOString() };
  return hasFactor ? { ...account, factor: 'on' } : account;
}
