import type { AnyTask } from '@concord/contracts';
import type { TaskState } from './tasks.repository';

export function toTask(task: TaskState): AnyTask {
  const { kind, status, label, done, total, reason, outcome, finishedAt } = task;
  const view = {
    _id: String(task._id),
    kind,
    subject: String(task.subject),
    label,
    by: { _id: String(task.by._id), username: task.by.username },
    status,
    done,
    total,
    createdAt: task.createdAt.toISOString(),
    ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
    ...(reason !== undefined && { reason }),
    ...(outcome !== undefined && { outcome }),
  };
  // The handler of this kind created the outcome, so its type matches.
  return view as AnyTask;
}
