import type { Role } from '@concord/contracts';
import type { SuspensionRecord } from './staff.schema';

/** A staff account without the password's hash. */
export interface Staff {
  id: string;
  username: string;
  email: string;
  role: Role;
  ver: number;
  createdAt: Date;
  /** End of validity of the initial password; absent once the owner has chosen one. */
  initialPasswordUntil?: Date;
  lastSignInAt?: Date;
  suspended?: SuspensionRecord;
  /** Permission for money; without effect for a SUPER_ADMIN, who has all. */
  hasFinance: boolean;
  /** Its owner has yet to choose the password, by the link of the invitation. */
  isInvited: boolean;
}

/** Role and permissions of an account. */
export type StaffRights = Pick<Staff, 'role' | 'hasFinance'>;
