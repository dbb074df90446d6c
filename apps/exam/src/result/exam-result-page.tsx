import { candidateSignedOut, errorMessage, examCleared, useAppDispatch } from '@concord/api-client';
import { Navigate, useNavigate } from '@concord/mfe';
import { ErrorState, Page, Paper, Stack, Typography } from '@concord/ui';
import { Alert, LinearProgress } from '@concord/ui/display';
import { examDevice } from '../device/exam-device';
import { SESSION_ENDED } from '../session/notices';
import { ResultCard } from './result-card';
import { useResult } from './use-result';

function Waiting({ trouble }: { readonly trouble: unknown }) {
  return (
    <Paper variant="outlined" sx={{ p: { xs: 3, md: 5 } }}>
      <Stack spacing={2} role="status">
        <Typography variant="h1" sx={{ fontSize: 'clamp(1.5rem, 1.2rem + 1.3vw, 2.125rem)' }}>
          Your exam is being graded
        </Typography>
        <Typography>The result opens here as soon as it is there.</Typography>
        <LinearProgress aria-label="Waiting for the result" />
        {trouble ? <Alert severity="warning">{errorMessage(trouble)} Trying again.</Alert> : null}
      </Stack>
    </Paper>
  );
}

/** What the student reached. Leaving it clears the exam from the page and the device. */
export default function ExamResultPage() {
  const view = useResult();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  const leave = async () => {
    await examDevice.forgetEverything();
    void navigate('/exam-info');
    dispatch(examCleared());
    dispatch(candidateSignedOut());
  };

  switch (view.kind) {
    case 'none':
    case 'still-open':
      return <Navigate to="/select-exam" replace />;
    case 'signed-out':
      return <Navigate to="/start-exam" replace state={{ notice: SESSION_ENDED }} />;
    default:
      return (
        <Page title="Exam result" maxWidth="md">
          {view.kind === 'ready' ? <ResultCard result={view.result} onBack={() => void leave()} /> : null}
          {view.kind === 'waiting' ? <Waiting trouble={view.trouble} /> : null}
          {view.kind === 'failed' ? <ErrorState error={view.error} /> : null}
        </Page>
      );
  }
}
