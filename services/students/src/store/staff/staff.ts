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
  /** Its owner has yet to choose the password, by the link of the invitation. */
  isInvited: boolean;
}
