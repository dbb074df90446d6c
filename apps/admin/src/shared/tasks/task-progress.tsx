import { errorMessage } from '@concord/api-client/requests';
import type { AnyTask } from '@concord/contracts';
import { Box, Button, Stack, toastError, Typography } from '@concord/ui';
import { Alert, LinearProgress } from '@concord/ui/display';
import { type ReactNode, useState } from 'react';
import { isUnderWay } from './requests';
import { useTask, useTaskCancel } from './use-task';

const POLL_MS = 1000;

interface TaskProgressProps<T extends AnyTask> {
  /** The task as ordered or listed, before its progress is polled. */
  readonly task: T;
  /** Content shown once the task is done. */
  readonly children: (outcome: NonNullable<T['outcome']>) => ReactNode;
}

const number = (count: number) => count.toLocaleString('en-GB');
const farOf = ({ done, total }: AnyTask) => `${number(done)} of ${number(total)}`;

function UnderWay({ task }: { readonly task: AnyTask }) {
  const { cancel, isLoading } = useTaskCancel(task);
  const stop = () => void cancel().catch(toastError);
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

/** Progress of a task, polled each second while it runs, and its end. */
export function TaskProgress<T extends AnyTask>({ task: ordered, children }: TaskProgressProps<T>) {
  const [pollingInterval, setPollingInterval] = useState(POLL_MS);
  const { task, error } = useTask(ordered, pollingInterval);
  const isOpen = isUnderWay(task);
  if (!isOpen && pollingInterval > 0) setPollingInterval(0);
  return (
    <Box aria-live="polite" aria-busy={isOpen}>
      {isOpen ? <UnderWay task={task} /> : null}
      {isOpen && error ? (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {errorMessage(error)} The work continues.
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
