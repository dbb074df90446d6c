import { EmptyState, ErrorState, Paper, Skeleton, Stack, Typography } from '@concord/ui';
import { useSearchParams } from '@concord/mfe';
import { Alert } from '@concord/ui/display';
import { useCallback, useState } from 'react';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { counted } from '../../shared/format';
import { PauseAttemptDialog, ResumeAttemptDialog } from '../../shared/halls/pause-attempt';
import { AdminPage } from '../../shared/page/admin-page';
import type { Candidate } from './candidate';
import type { CandidateAction } from './candidate-row';
import { CandidateTable } from './candidate-table';
import { ExamBar } from './exam-bar';
import { HallBar } from './hall-bar';
import { ExtraTimeDialog } from './extra-time-dialog';
import { ManyActions } from './many-actions';
import { MonitorCounters } from './monitor-counters';
import type { MonitorStore } from './monitor-store';
import type { StreamState } from './monitor-stream';
import { MonitorToolbar } from './monitor-toolbar';
import { useAttemptCloseMutation } from './requests';
import { StreamProblem, StreamStatus } from './stream-status';
import { useMonitor, useMonitorView } from './use-monitor';

function Loading() {
  return (
    <Stack spacing={2.5} role="progressbar" aria-label="Loading">
      <Skeleton variant="rounded" height={64} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}

function NotLoaded({ state, onRetry }: { readonly state: StreamState; readonly onRetry: () => void }) {
  if (!('message' in state)) return <Loading />;
  return (
    <Paper variant="outlined">
      <ErrorState error={state.message} onRetry={onRetry} />
    </Paper>
  );
}

interface CandidateListProps {
  readonly store: MonitorStore;
  readonly hall: string;
  readonly onAction: (action: CandidateAction, attempt: string) => void;
}

function CandidateList({ store, hall, onAction }: CandidateListProps) {
  const isEmpty = useMonitorView(store, ({ listed }) => listed.length === 0);
  const total = useMonitorView(store, (view) => view.total);
  const received = useMonitorView(store, (view) => view.received);
  return (
    <>
      <MonitorCounters store={store} />
      <MonitorToolbar store={store} />
      <ExamBar store={store} hall={hall} />
      {total > received ? (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          Showing {received.toLocaleString('en-GB')} of {counted(total, 'candidate')} sitting an exam now.
        </Alert>
      ) : null}
      {isEmpty ? (
        <Paper variant="outlined">
          {received === 0 ? (
            <EmptyState
              title="No Result Found"
              text="Nobody is sitting an exam right now. Candidates appear here as soon as they start."
            />
          ) : (
            <EmptyState title="No Result Found" text="No candidate matches your search and filters." />
          )}
        </Paper>
      ) : (
        <>
          <ManyActions store={store} />
          <CandidateTable store={store} onAction={onAction} />
        </>
      )}
    </>
  );
}

interface CloseAttemptDialogProps {
  readonly candidate: Candidate;
  readonly onClose: () => void;
}

function CloseAttemptDialog({ candidate, onClose }: CloseAttemptDialogProps) {
  const [close] = useAttemptCloseMutation();
  return (
    <ReasonDialog
      title={`Close the exam of ${candidate.name}?`}
      submitLabel="Close exam"
      destructive
      successText="Exam closed Succesfully"
      send={(reason) => close({ params: { id: candidate.attempt }, body: { reason } }).unwrap()}
      onClose={onClose}
    >
      <Typography>
        This ends {candidate.examName} ({candidate.examCode}) now, with {candidate.answered} of{' '}
        {candidate.totalQuestions} answered. The saved answers are graded immediately. This can&apos;t be
        undone.
      </Typography>
    </ReasonDialog>
  );
}

type OpenDialog = { readonly action: CandidateAction; readonly candidate: Candidate } | null;

export default function MonitorPage() {
  const [params] = useSearchParams();
  const hall = params.get('hall') ?? '';
  const { store, state, retry } = useMonitor(hall);
  const loaded = useMonitorView(store, (view) => view.loaded);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const onAction = useCallback(
    (action: CandidateAction, attempt: string) => {
      const candidate = store.candidate(attempt);
      if (candidate) setDialog({ action, candidate });
    },
    [store],
  );
  return (
    <AdminPage
      title="Live exams"
      actions={loaded ? <StreamStatus store={store} state={state} onRetry={retry} /> : undefined}
    >
      <HallBar hall={hall} />
      {loaded ? <StreamProblem store={store} state={state} /> : null}
      {loaded ? (
        <CandidateList store={store} hall={hall} onAction={onAction} />
      ) : (
        <NotLoaded state={state} onRetry={retry} />
      )}
      {dialog?.action === 'extraTime' ? (
        <ExtraTimeDialog candidate={dialog.candidate} onClose={close} />
      ) : null}
      {dialog?.action === 'pause' ? <PauseAttemptDialog {...dialog.candidate} onClose={close} /> : null}
      {dialog?.action === 'resume' ? <ResumeAttemptDialog {...dialog.candidate} onClose={close} /> : null}
      {dialog?.action === 'close' ? (
        <CloseAttemptDialog candidate={dialog.candidate} onClose={close} />
      ) : null}
    </AdminPage>
  );
}
