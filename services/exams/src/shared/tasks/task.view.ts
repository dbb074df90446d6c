import type { Task } from '@concord/contracts';
import type { TaskState } from '../../store/tasks/tasks.repository';
import { toStaffRef } from '../staff.view';

export function toTask(task: TaskState): Task {
  const { kind, status, label, done, total, reason, outcome, finishedAt } = task;
  const view = {
    _id: String(task._id),
    kind,
    subject: String(task.subject),
    label,
    by: toStaffRef(task.by),
    status,
    done,
    total,
    createdAt: task.createdAt.toISOString(),
    ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
    ...(reason !== undefined && { reason }),
    ...(outcome !== undefined && { outcome }),
  };
  // The handler of this kind created the outcome, so its type matches.
  return view as Task;
}
