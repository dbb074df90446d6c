import type { Intervention, SessionUser, StaffAccount } from '@concord/contracts';
import type { Staff } from '../../../store/staff/staff';
import type { SuspensionRecord } from '../../../store/staff/staff.schema';

export function toSessionUser(
  { role, id, username, email, hasFinance, initialPasswordUntil }: Staff,
  factor?: SessionUser['factor'],
): SessionUser {
  return {
    role,
    admin: id,
    username,
    email,
    ...(factor && { factor }),
    ...(initialPasswordUntil && { password: 'initial' }),
    ...(hasFinance && { finance: true }),
  };
}

export function toStaffAccount(staff: Staff, hasFactor = false): StaffAccount {
  const { id, username, email, role, hasFinance, createdAt, lastSignInAt, isInvited, suspended } = staff;
  return {
    _id: id,
    username,
    email,
    role,
    createdAt: createdAt.toISOString(),
    ...(hasFactor && { factor: 'on' }),
    ...(hasFinance && { finance: true }),
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
