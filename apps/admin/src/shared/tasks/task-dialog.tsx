import type { Task } from '@concord/contracts';
import { Typography } from '@concord/ui';
import type { ReactNode } from 'react';
import { ReadingDialog } from '../dialogs/reading-dialog';
import { TaskProgress } from './task-progress';

interface TaskDialogProps<T extends Task> {
  readonly title: string;
  readonly task: T;
  readonly onClose: () => void;
  /** Content shown once the task is done. */
  readonly children: (outcome: NonNullable<T['outcome']>) => ReactNode;
}

/** Shows the progress of a new task, which continues when the dialog is closed. */
export function TaskDialog<T extends Task>({ title, task, onClose, children }: TaskDialogProps<T>) {
  return (
    <ReadingDialog title={title} onClose={onClose}>
      <Typography color="textSecondary">{task.label}</Typography>
      <TaskProgress task={task}>{children}</TaskProgress>
    </ReadingDialog>
  );
}
