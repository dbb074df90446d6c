import { examCleared, useAppDispatch } from '@concord/api-client';
import { errorMessage, isApiError } from '@concord/api-client/requests';
import { useNavigate } from '@concord/mfe';
import { Button, LinkButton, toastExamError, Typography } from '@concord/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ExamRun } from '../attempt/exam-run';
import { hasUnsaved, type SavePhase } from '../attempt/save-state';
import { examDevice } from '../device/exam-device';
import { useCandidate } from '../session/candidate-context';
import { EXAM_RESET, SESSION_ENDED } from '../session/notices';
import { PortalLoading } from '../session/portal-loading';
import { Notice } from '../parts/notice';
import { Interruption } from './interruption';

interface StoppedScreenProps {
  readonly run: ExamRun;
  readonly phase: Exclude<SavePhase, 'open'>;
  readonly timeIsUp: boolean;
}

/** What comes in place of the questions when they take no more answers. */
export function StoppedScreen({ run, phase, timeIsUp }: StoppedScreenProps) {
  switch (phase) {
    case 'taken-over':
      return <TakenOverScreen run={run} timeIsUp={timeIsUp} />;
    case 'signed-out':
      return <SignedOutScreen />;
    case 'reset':
      return <ResetRedirect run={run} />;
    case 'gone':
      return <GoneScreen run={run} />;
    // It is being handed in.
    case 'closed':
      return <PortalLoading />;
  }
}

/** Forgets an attempt that is history, on the device and on the page. */
function useForgetRun(run: ExamRun) {
  const { showAttempt } = useCandidate();
  const dispatch = useAppDispatch();
  return async () => {
    await run.yield();
    await examDevice.forgetAttempt(run.attempt._id);
    await showAttempt(null);
    dispatch(examCleared());
  };
}

/** The exam goes on elsewhere; this device may take it back. */
function TakenOverScreen({ run, timeIsUp }: { readonly run: ExamRun; readonly timeIsUp: boolean }) {
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
        <Notice tone="info">
          Answers that were not sent yet are kept on this device. They are sent when you continue here.
        </Notice>
      ) : null}
      {error ? <Notice tone="error">{errorMessage(error)}</Notice> : null}
    </Interruption>
  );
}

/** The token is no longer accepted: signing in again goes on where the exam stopped. */
function SignedOutScreen() {
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

/** Staff began the exam anew: the student is told where it can be chosen again. */
function ResetRedirect({ run }: { readonly run: ExamRun }) {
  const navigate = useNavigate();
  const forget = useForgetRun(run);
  const leave = useEffectEvent(async () => {
    await forget();
    void navigate('/select-exam', { replace: true, state: { notice: EXAM_RESET } });
  });
  useEffect(() => void leave(), []);
  return <PortalLoading />;
}

/** The attempt, or the student, is not on the server any more. */
function GoneScreen({ run }: { readonly run: ExamRun }) {
  const navigate = useNavigate();
  const forget = useForgetRun(run);
  const leave = async () => {
    await forget();
    void navigate('/select-exam', { replace: true });
  };
  return (
    <Interruption
      title="This exam is no longer there"
      action={
        <Button variant="contained" size="large" onClick={() => void leave()}>
          Back to my exams
        </Button>
      }
    >
      <Typography>
        The institute has removed this exam or your registration, so it takes no more answers. Please speak to
        the institute before you leave this page: what you answered is still kept on this device.
      </Typography>
    </Interruption>
  );
}

interface OtherTabScreenProps {
  readonly onContinue: () => void;
}

/** The exam goes on in another tab of this browser. */
export function OtherTabScreen({ onContinue }: OtherTabScreenProps) {
  return (
    <Interruption
      title="Your exam continues in another tab"
      action={
        <Button variant="contained" size="large" onClick={onContinue}>
          Continue here
        </Button>
      }
    >
      <Typography>
        You opened this exam in another tab or window, so this one has stopped. Nothing is lost: both share
        your answers. If you continue here, the other one stops.
      </Typography>
    </Interruption>
  );
}
