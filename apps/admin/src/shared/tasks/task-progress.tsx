import { errorMessage } from '@concord/api-client/requests';
import type { Task } from '@concord/contracts';
import { Box, Button, Stack, toastError, Typography } from '@concord/ui';
import { Alert, LinearProgress } from '@concord/ui/display';
import { type ReactNode, useState } from 'react';
import { isUnderWay, useTaskCancelMutation, useTaskGetQuery } from './requests';

const POLL_MS = 1000;

interface TaskProgressProps<T extends Task> {
  /** The task before its progress is polled. */
  readonly task: T;
  /** Content shown once the task is done. */
  readonly children: (outcome: NonNullable<T['outcome']>) => ReactNode;
}

const number = (count: number) => count.toLocaleString('en-GB');
const farOf = ({ done, total }: Task) => `${number(done)} of ${number(total)}`;

function UnderWay({ task }: { readonly task: Task }) {
  const [cancel, { isLoading }] = useTaskCancelMutation();
  const stop = () =>
    void cancel({ params: { id: task._id } })
      .unwrap()
      .catch(toastError);
  const share = task.total > 0 ? Math.min(100, (100 * task.done) / task.total) : 0;
  return (
    <Stack spacing={1}>
      <LinearProgress
        aria-label="Progress"
        variant={share > 0 ? 'determinate' : 'indeterminate'}
        value={share}
      />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography>{task.status === 'queued' ? 'Waiting for its turn' : farOf(task)}</Typography>
        <Button onClick={stop} loading={isLoading}>
          Stop
        </Button>
      </Stack>
      <Typography color="textSecondary">You can leave this page. The work continues.</Typography>
    </Stack>
  );
}

/** Progress of a task, polled while it runs, and its outcome. */
export function TaskProgress<T extends Task>({ task: ordered, children }: TaskProgressProps<T>) {
  const [pollingInterval, setPollingInterval] = useState(POLL_MS);
  const query = useTaskGetQuery({ params: { id: ordered._id } }, { pollingInterval });
  const task = (query.data ?? ordered) as T;
  const isOpen = isUnderWay(task);
  if (!isOpen && pollingInterval > 0) setPollingInterval(0);
  return (
    <Box aria-live="polite" aria-busy={isOpen}>
      {isOpen ? <UnderWay task={task} /> : null}
      {isOpen && query.error ? (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {errorMessage(query.error)} The work continues.
        </Alert>
      ) : null}
      {task.status === 'failed' ? <Alert severity="error">{task.reason}</Alert> : null}
      {task.status === 'cancelled' ? (
        <Alert severity="info">Stopped after {farOf(task)}. What is done so far is kept.</Alert>
      ) : null}
      {task.status === 'done' && task.outcome ? children(task.outcome) : null}
    </Box>
  );
}
