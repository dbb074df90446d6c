import { useAppDispatch } from '@concord/api-client';
import { errorMessage, isApiError } from '@concord/api-client/requests';
import { LIMITS } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { Button, LinkButton, toastExamError, Typography } from '@concord/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LocalAttempt } from '../attempt/local-attempt';
import { hasUnsaved } from '../attempt/save-state';
import { examDevice } from '../device/exam-device';
import type { StopPhase } from '../device/records';
import { useCandidate } from '../session/candidate-context';
import { EXAM_RESET, SESSION_ENDED } from '../session/notices';
import { PortalLoading } from '../session/portal-loading';
import { Notice } from '../shared/notice';
import { MessageScreen } from './message-screen';
import { examCleared } from '../screen/exam.slice';

interface StoppedScreenProps {
  readonly local: LocalAttempt;
  readonly phase: StopPhase;
  readonly timeIsUp: boolean;
}

/** Replaces the questions once the attempt accepts no more answers. */
export function StoppedScreen({ local, phase, timeIsUp }: StoppedScreenProps) {
  switch (phase) {
    case 'taken-over':
      return <TakenOverScreen local={local} timeIsUp={timeIsUp} />;
    case 'signed-out':
      return <SignedOutScreen />;
    case 'reset':
      return <ResetRedirect local={local} />;
    case 'gone':
      return <GoneScreen local={local} />;
    case 'too-late':
      return <TooLateScreen />;
    // The submission is in progress.
    case 'closed':
      return <PortalLoading />;
  }
}

/** Removes an ended attempt from the device and the page. */
function useForgetAttempt(local: LocalAttempt) {
  const { showAttempt } = useCandidate();
  const dispatch = useAppDispatch();
  return async () => {
    await local.release();
    await examDevice.removeAttempt(local.attempt._id);
    await showAttempt(null);
    dispatch(examCleared());
  };
}

/** Screen for an exam that continues on another device; this one may take it over. */
function TakenOverScreen({ local, timeIsUp }: { readonly local: LocalAttempt; readonly timeIsUp: boolean }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const takeOver = async () => {
    setBusy(true);
    setError(null);
    try {
      await local.takeOver();
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
    <MessageScreen
      title="Your exam continues on another device"
      action={
        timeIsUp ? (
          <LinkButton
            to={local.attempt.practice ? '/select-exam' : '/exam-result'}
            replace
            variant="contained"
            size="large"
          >
            {local.attempt.practice ? 'Back to my exams' : 'See my result'}
          </LinkButton>
        ) : (
          <Button variant="contained" size="large" loading={busy} onClick={() => void takeOver()}>
            Continue here
          </Button>
        )
      }
    >
      <Typography>
        You opened this exam somewhere else, so this page has stopped. The clock is still running. If you
        continue here, the exam stops on the other device.
      </Typography>
      {hasUnsaved(local.engine.snapshot()) ? (
        <Notice tone="info">
          Some answers were not sent yet and are kept on this device. They are sent when you continue here.
        </Notice>
      ) : null}
      {error ? (
        <>
          <Notice tone="error">{errorMessage(error)}</Notice>
          {/* Leads to the list, where an access code can be entered or Safe Exam Browser opened. */}
          <LinkButton to="/select-exam">My exams</LinkButton>
        </>
      ) : null}
    </MessageScreen>
  );
}

function SignedOutScreen() {
  return (
    <MessageScreen
      title="Please sign in again"
      action={
        <LinkButton to="/start-exam" variant="contained" size="large">
          Sign in
        </LinkButton>
      }
    >
      <Typography>{SESSION_ENDED} The clock is still running.</Typography>
    </MessageScreen>
  );
}

/** Redirect after a reset by staff: the selection page explains it and offers the exam again. */
function ResetRedirect({ local }: { readonly local: LocalAttempt }) {
  const navigate = useNavigate();
  const forget = useForgetAttempt(local);
  const leave = useEffectEvent(async () => {
    await forget();
    void navigate('/select-exam', { replace: true, state: { notice: EXAM_RESET } });
  });
  useEffect(() => void leave(), []);
  return <PortalLoading />;
}

/** Screen for an exam that ended so long ago that even late answers are refused. */
function TooLateScreen() {
  return (
    <MessageScreen
      title="Your answers arrived too late"
      action={
        <LinkButton to="/exam-result" replace variant="contained" size="large">
          See my result
        </LinkButton>
      }
    >
      <Typography>
        This exam ended more than {LIMITS.lateAnswersHours} hours ago, so it no longer accepts answers. The
        answers that reached the institute in time were graded.
      </Typography>
      <Typography>
        Nothing is lost. Your other answers are still kept on this device. If you think they should count,
        speak to the institute before you leave your result page.
      </Typography>
    </MessageScreen>
  );
}

function GoneScreen({ local }: { readonly local: LocalAttempt }) {
  const navigate = useNavigate();
  const forget = useForgetAttempt(local);
  const leave = async () => {
    await forget();
    void navigate('/select-exam', { replace: true });
  };
  return (
    <MessageScreen
      title="This exam is no longer available"
      action={
        <Button variant="contained" size="large" onClick={() => void leave()}>
          Back to my exams
        </Button>
      }
    >
      <Typography>
        {local.attempt.practice
          ? 'A practice exam is removed after a day, or when you start another one. It does not count.'
          : 'The institute has removed this exam or your registration, so it no longer accepts answers. Your answers are still kept on this device. Please speak to the institute before you leave this page.'}
      </Typography>
    </MessageScreen>
  );
}

export function OtherTabScreen({ onContinue }: { readonly onContinue: () => void }) {
  return (
    <MessageScreen
      title="Your exam continues in another tab"
      action={
        <Button variant="contained" size="large" onClick={onContinue}>
          Continue here
        </Button>
      }
    >
      <Typography>
        You opened this exam in another tab or window, so this one has stopped. Nothing is lost, because both
        share your answers. If you continue here, the exam stops in the other tab.
      </Typography>
    </MessageScreen>
  );
}
