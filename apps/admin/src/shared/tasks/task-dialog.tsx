import type { AnyTask } from '@concord/contracts';
import { Typography } from '@concord/ui';
import type { ReactNode } from 'react';
import { ReadingDialog } from '../dialogs/reading-dialog';
import { TaskProgress } from './task-progress';

interface TaskDialogProps<T extends AnyTask> {
  readonly title: string;
  readonly task: T;
  readonly onClose: () => void;
  /** Content shown once the task is done. */
  readonly children: (outcome: NonNullable<T['outcome']>) => ReactNode;
}

/** Shows a task that was just ordered. The task continues when the dialog is closed. */
export function TaskDialog<T extends AnyTask>({ title, task, onClose, children }: TaskDialogProps<T>) {
  return (
    <ReadingDialog title={title} onClose={onClose}>
      <Typography color="textSecondary">{task.label}</Typography>
      <TaskProgress task={task}>{children}</TaskProgress>
    </ReadingDialog>
  );
}
