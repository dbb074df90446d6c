import { useObserved, type Observed } from '../form/observed';
import type { SendingState } from '../form/sending';
import { LoadingDialog } from './loading-dialog';
import { SendingBar } from './sending-bar';
import { SuccessDialog } from './success-dialog';
import { UnansweredPanel } from './unanswered-panel';

interface SendingOutcomeProps {
  readonly sending: Observed<SendingState>;
  /** Whether the loading dialog is wanted. */
  readonly watching: boolean;
  readonly onWatch: (watching: boolean) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

const whole = (state: SendingState) => state;

/** What became of a registration: under way, unanswered or stored. */
export function SendingOutcome({ sending, watching, onWatch, onRetry, onClose }: SendingOutcomeProps) {
  const state = useObserved(sending, whole);
  const { sent, total } = state.kind === 'sending' ? state : { sent: 0, total: 0 };
  const busy = state.kind === 'sending';
  return (
    <>
      <LoadingDialog open={busy && watching} sent={sent} total={total} onClose={() => onWatch(false)} />
      {busy && !watching ? <SendingBar sent={sent} total={total} onShow={() => onWatch(true)} /> : null}
      {state.kind === 'unanswered' ? <UnansweredPanel error={state.error} onRetry={onRetry} /> : null}
      {state.kind === 'registered' ? (
        <SuccessDialog student={state.student} photo={state.photo} onClose={onClose} />
      ) : null}
    </>
  );
}
