import type { CallName } from '@concord/contracts';
import type { AccessRow } from './callers/access-row';
import { CANDIDATES } from './callers/candidates';
import { EVERYONE } from './callers/everyone';
import { MEMBERS } from './callers/members';
import { STAFF_ON_ACCOUNTS } from './callers/staff-on-accounts';
import { STAFF_ON_EXAMS } from './callers/staff-on-exams';
import { STAFF_ON_FILES_AND_MAILS } from './callers/staff-on-files-and-mails';
import { STAFF_ON_MEMBERS } from './callers/staff-on-members';
import { STAFF_ON_STUDENTS } from './callers/staff-on-students';

/** Access to all calls: rows from the files of their callers. */
export const ACCESS: Record<CallName, AccessRow> = {
  ...EVERYONE,
  ...CANDIDATES,
  ...MEMBERS,
  ...STAFF_ON_ACCOUNTS,
  ...STAFF_ON_STUDENTS,
  ...STAFF_ON_EXAMS,
  ...STAFF_ON_MEMBERS,
  ...STAFF_ON_FILES_AND_MAILS,
};
