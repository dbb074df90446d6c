import { errorMessage, isApiError } from '@concord/api-client';
import { useNavigate } from '@concord/mfe';
import { Button, LinkButton, toastExamError, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { useState } from 'react';
import type { ExamRun } from '../attempt/exam-run';
import { hasUnsaved } from '../attempt/save-state';
import { SESSION_ENDED } from '../session/notices';
import { Interruption } from './interruption';

/** The exam goes on elsewhere; this device may take it back. */
export function TakenOverScreen({ run, timeIsUp }: { readonly run: ExamRun; readonly timeIsUp: boolean }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const continueHere = async () => {
    setBusy(true);
    setError(null);
    try {
      await run.continueHere();
    } catch (problem) {
      if (isApiError(problem) && problem.code === 'ALREADY_COMPLETED') {
        void navigate('/exam-result', { replace: true });
        return;
      }
      setError(problem);
      toastExamError(problem);
      setBusy(false);
    }
  };

  return (
    <Interruption
      title="Your exam continues on another device"
      action={
        timeIsUp ? (
          <LinkButton to="/exam-result" replace variant="contained" size="large">
            See my result
          </LinkButton>
        ) : (
          <Button variant="contained" size="large" loading={busy} onClick={() => void continueHere()}>
            Continue here
          </Button>
        )
      }
    >
      <Typography>
        You opened this exam somewhere else, so this page has stopped. The clock runs on. If you continue
        here, the other one stops.
      </Typography>
      {hasUnsaved(run.engine.snapshot()) ? (
        <Alert severity="info">
          Answers that were not sent yet are kept on this device. They are sent when you continue here.
        </Alert>
      ) : null}
      {error ? <Alert severity="error">{errorMessage(error)}</Alert> : null}
    </Interruption>
  );
}

/** The token is no longer accepted: signing in again goes on where the exam stopped. */
export function SignedOutScreen() {
  return (
    <Interruption
      title="Please sign in again"
      action={
        <LinkButton to="/start-exam" variant="contained" size="large">
          Sign in
        </LinkButton>
      }
    >
      <Typography>{SESSION_ENDED} The clock runs on.</Typography>
    </Interruption>
  );
}
