import { errorMessage, isApiError } from '@concord/api-client/requests';
import { CircularProgress, Button, LinkButton, Stack, Typography } from '@concord/ui';
import { Notice } from '../parts/notice';
import { Interruption } from './interruption';
import type { HandInReason } from '../device/exam-device';
import type { HandIn } from './use-hand-in';

const TITLES: Record<HandInReason, string> = {
  finished: 'Submitting your answers',
  'time-up': 'Time is over',
  closed: 'This exam has ended',
};

interface HandInScreenProps {
  readonly state: Exclude<HandIn, { kind: 'not-yet' }>;
  /** Whether the exam is over, so that what arrives now comes late. */
  readonly timeIsUp: boolean;
  readonly onRetry: () => void;
}

/** Shown from Finish, or the end of the time, until the result is there. */
export function HandInScreen({ state, timeIsUp, onRetry }: HandInScreenProps) {
  if (state.kind === 'refused') {
    return (
      <Interruption
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
      </Interruption>
    );
  }
  const { reason, trouble } = state;
  const offline = isApiError(trouble) && trouble.status === 0;
  return (
    <Interruption title={TITLES[reason]}>
      {offline ? (
        <>
          <Notice tone="warning">The server cannot be reached at the moment.</Notice>
          <Typography>
            Your answers are kept on this device and will be handed in as soon as the connection is back.
            {timeIsUp ? ' The institute decides about answers that arrive after the end of the exam.' : null}
          </Typography>
          <Typography>
            Keep this page open, or come back to it on this device: it tries again by itself.
          </Typography>
        </>
      ) : (
        <Typography>
          {reason === 'closed'
            ? 'It takes no more answers. Your result opens as soon as it is graded.'
            : 'Your answers are on their way. Your result opens as soon as they are graded.'}
        </Typography>
      )}
      <CircularProgress aria-label="Waiting for the result" size={32} />
      {trouble && !offline ? (
        <Notice tone="warning">
          {errorMessage(trouble)} Keep this page open: your answers are kept on this device and sent as soon
          as it is possible.
        </Notice>
      ) : null}
    </Interruption>
  );
}
