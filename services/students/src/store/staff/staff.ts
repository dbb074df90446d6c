import type { Role } from '@concord/contracts';
import type { SuspensionRecord } from './staff.schema';

/** A staff account without its password hash. */
export interface Staff {
  id: string;
  username: string;
  email: string;
  role: Role;
  ver: number;
  createdAt: Date;
  /** Expiry of a generated password; absent once the owner has replaced it. */
  initialPasswordUntil?: Date;
  lastSignInAt?: Date;
  suspended?: SuspensionRecord;
  /** Permission for money; without effect for a SUPER_ADMIN, who has all. */
  hasFinance: boolean;
  /** True until the invited owner sets a password. */
  isInvited: boolean;
}

/** Role and permissions of an account. */
export type StaffRights = Pick<Staff, 'role' | 'hasFinance'>;
