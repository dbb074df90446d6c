import { EmptyState, ErrorState, Paper, Skeleton, Stack } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { useCallback, useState } from 'react';
import { AdminPage } from '../../shared/admin-page';
import { counted } from '../../shared/format';
import type { Candidate } from './candidate';
import type { Selection } from './candidate-order';
import type { CandidateAction } from './candidate-row';
import { CandidateTable } from './candidate-table';
import { CloseAttemptDialog } from './close-attempt-dialog';
import { ExtraTimeDialog } from './extra-time-dialog';
import { FeedProblem, FeedStatus } from './feed-status';
import { MonitorCounters } from './monitor-counters';
import type { FeedState } from './monitor-feed';
import type { MonitorStore } from './monitor-store';
import { MonitorToolbar } from './monitor-toolbar';
import { useMonitor, useView } from './use-monitor';

const EVERYBODY: Selection = { exam: '', search: '', only: 'all', order: 'timeLeft' };

function Loading() {
  return (
    <Stack spacing={2.5} aria-busy="true" aria-label="Loading">
      <Skeleton variant="rounded" height={64} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}

function NotLoaded({ state, onRetry }: { readonly state: FeedState; readonly onRetry: () => void }) {
  if (!('message' in state)) return <Loading />;
  return (
    <Paper variant="outlined">
      <ErrorState error={state.message} onRetry={onRetry} />
    </Paper>
  );
}

interface HallProps {
  readonly store: MonitorStore;
  readonly onAction: (action: CandidateAction, attempt: string) => void;
}

/** Everyone who sits, with ways to find somebody among them. */
function Hall({ store, onAction }: HallProps) {
  const [selection, setSelection] = useState(EVERYBODY);
  const isEmpty = useView(store, ({ listed }) => listed.length === 0);
  const total = useView(store, (view) => view.total);
  const told = useView(store, (view) => view.told);
  const select = (change: Partial<Selection>) => {
    setSelection((before) => ({ ...before, ...change }));
    store.select(change);
  };
  return (
    <>
      <MonitorCounters store={store} only={selection.only} onOnly={(only) => select({ only })} />
      <MonitorToolbar store={store} selection={selection} onSelect={select} />
      {total > told ? (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {counted(total, 'candidate')} sit an exam now; {counted(told, 'candidate')} of them are shown.
        </Alert>
      ) : null}
      {isEmpty ? (
        <Paper variant="outlined">
          {told === 0 ? (
            <EmptyState
              title="Nobody sits an exam now"
              text="Candidates appear here by themselves as soon as they start."
            />
          ) : (
            <EmptyState title="No Result Found" text="No candidate matches what you asked for." />
          )}
        </Paper>
      ) : (
        <CandidateTable store={store} onAction={onAction} />
      )}
    </>
  );
}

type Open = { readonly action: CandidateAction; readonly candidate: Candidate } | null;

/** Who sits an exam now, as it happens. */
export default function MonitorPage() {
  const { store, state, retry } = useMonitor();
  const loaded = useView(store, (view) => view.loaded);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const onAction = useCallback(
    (action: CandidateAction, attempt: string) => {
      const candidate = store.candidate(attempt);
      if (candidate) setOpen({ action, candidate });
    },
    [store],
  );
  return (
    <AdminPage
      title="Live exams"
      actions={loaded ? <FeedStatus store={store} state={state} onRetry={retry} /> : undefined}
    >
      {loaded ? <FeedProblem store={store} state={state} /> : null}
      {loaded ? <Hall store={store} onAction={onAction} /> : <NotLoaded state={state} onRetry={retry} />}
      {open?.action === 'extraTime' ? <ExtraTimeDialog candidate={open.candidate} onClose={close} /> : null}
      {open?.action === 'close' ? <CloseAttemptDialog candidate={open.candidate} onClose={close} /> : null}
    </AdminPage>
  );
}
