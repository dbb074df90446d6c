import { errorMessage, isApiError } from '@concord/api-client/requests';
import { Button, CircularProgress, LinkButton, Stack, Typography } from '@concord/ui';
import type { SubmitReason } from '../device/records';
import { Notice } from '../shared/notice';
import { MessageScreen } from './message-screen';
import type { SubmitState } from './use-submit';

const TITLES: Record<SubmitReason, string> = {
  finished: 'Submitting your answers',
  'time-up': 'Your time is up',
  closed: 'This exam has ended',
};

interface SubmitScreenProps {
  readonly state: Exclude<SubmitState, { kind: 'idle' }>;
  /** True if the exam is over, so that answers arriving now are late. */
  readonly timeIsUp: boolean;
  readonly onRetry: () => void;
}

/** Shown from Finish or the end of the time until the result is available. */
export function SubmitScreen({ state, timeIsUp, onRetry }: SubmitScreenProps) {
  if (state.kind === 'refused') {
    return (
      <MessageScreen
        title="Your answers could not be submitted"
        action={
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
            <Button variant="contained" onClick={onRetry}>
              Try again
            </Button>
            <LinkButton to="/select-exam" variant="outlined">
              Back to my exams
            </LinkButton>
          </Stack>
        }
      >
        <Notice tone="error">{errorMessage(state.error)}</Notice>
        <Typography>Your answers are kept on this device.</Typography>
      </MessageScreen>
    );
  }
  const { reason, failure } = state;
  const offline = isApiError(failure) && failure.status === 0;
  return (
    <MessageScreen title={TITLES[reason]}>
      {offline ? (
        <>
          <Notice tone="warning">The server cannot be reached right now.</Notice>
          <Typography>
            Your answers are kept on this device and will be submitted as soon as the connection is back.
            {timeIsUp ? ' The institute decides whether late answers count.' : null}
          </Typography>
          <Typography>
            Keep this page open, or come back to it on this device. It tries again automatically.
          </Typography>
        </>
      ) : (
        <Typography>
          {reason === 'closed' ? 'This exam no longer accepts answers.' : 'Your answers are on their way.'}
        </Typography>
      )}
      <CircularProgress aria-label="Waiting for the result" size={32} />
      {failure && !offline ? (
        <Notice tone="warning">
          {errorMessage(failure)} Keep this page open. Your answers are kept on this device and will be sent
          as soon as possible.
        </Notice>
      ) : null}
    </MessageScreen>
  );
}
