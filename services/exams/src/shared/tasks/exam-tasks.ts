import { QUEUES, type Task } from '@concord/contracts';
import { type TaskAccess, TaskDefinition } from '@concord/nest-platform';

/** Access to each kind of task, the same as for the call that starts it. */
const ACCESS: Record<Task['kind'], TaskAccess> = {
  'assignments-add': 'staff',
  'assignments-change': 'staff',
  regrade: 'super',
  'certificates-issue': 'super',
};

export const EXAM_TASKS = new TaskDefinition(QUEUES.tasks, ACCESS);
