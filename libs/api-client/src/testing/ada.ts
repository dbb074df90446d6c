import type { SessionDetails } from '../store/session.slice';

/** A member of staff who is signed in. */
export const ADA: SessionDetails = {
  token: 'staff-token',
  role: 'ADMIN',
  admin: 'a'.repeat(24),
  username: 'ada',
  email: 'ada@concord.example',
};
