import { type MemberTask, QUEUES } from '@concord/contracts';
import { type TaskAccess, TaskDefinition } from '@concord/nest-platform';

/** Access to each kind of task, the same as for the call that orders it. */
const ACCESS: Record<MemberTask['kind'], TaskAccess> = {
  billing: 'finance',
  'members-import': 'staff',
  'members-induct': 'staff',
};

export const MEMBER_TASKS = new TaskDefinition(QUEUES.memberTasks, ACCESS);
