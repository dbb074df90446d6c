import { useObservable, type Observable } from '../shared/observable';
import type { SubmissionState } from '../submit/submission';
import { LoadingDialog, StickyProgress } from './sending-progress';
import { SuccessDialog } from './success-dialog';
import { UnansweredPanel } from './unanswered-panel';

interface SubmissionOutcomeProps {
  readonly submission: Observable<SubmissionState>;
  /** True to show the loading dialog, false to show a bar. */
  readonly isDialogWanted: boolean;
  readonly onDialogWanted: (wanted: boolean) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** State of a submission: in progress, not sent, unanswered or stored. */
export function SubmissionOutcome(props: SubmissionOutcomeProps) {
  const { submission, isDialogWanted, onDialogWanted, onRetry, onClose } = props;
  const state = useObservable(submission, (current) => current);
  const progress = state.kind === 'sending' ? { sent: state.sent, total: state.total } : undefined;
  return (
    <>
      <LoadingDialog progress={isDialogWanted ? progress : undefined} onClose={() => onDialogWanted(false)} />
      {progress && !isDialogWanted ? (
        <StickyProgress progress={progress} onShow={() => onDialogWanted(true)} />
      ) : null}
      {state.kind === 'unanswered' ? <UnansweredPanel error={state.error} onRetry={onRetry} /> : null}
      {state.kind === 'not-sent' ? <UnansweredPanel onRetry={onRetry} /> : null}
      {state.kind === 'registered' ? <SuccessDialog {...state} onClose={onClose} /> : null}
    </>
  );
}
