import type { SessionDetails } from '../store/session.slice';

/** A signed-in member of staff. */
export const ADA: SessionDetails = {
  token: 'staff-token',
  role: 'ADMIN',
  admin: 'a'.repeat(24),
  username: 'ada',
  email: 'ada@concord.example',
};
