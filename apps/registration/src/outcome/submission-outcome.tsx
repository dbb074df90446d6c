import { useObservable, type Observable } from '../shared/observable';
import type { SubmissionState } from '../submit/submission';
import { LoadingDialog } from './loading-dialog';
import { StickyProgress } from './sticky-progress';
import { SuccessDialog } from './success-dialog';
import { UnansweredPanel } from './unanswered-panel';

interface SubmissionOutcomeProps {
  readonly submission: Observable<SubmissionState>;
  /** Whether the loading dialog is open; a bar is shown otherwise. */
  readonly isDialogWanted: boolean;
  readonly onDialogWanted: (wanted: boolean) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The state of a submission: in flight, unanswered or stored. */
export function SubmissionOutcome(props: SubmissionOutcomeProps) {
  const { submission, isDialogWanted, onDialogWanted, onRetry, onClose } = props;
  const state = useObservable(submission, (current) => current);
  const { sent, total } = state.kind === 'sending' ? state : { sent: 0, total: 0 };
  const busy = state.kind === 'sending';
  return (
    <>
      <LoadingDialog
        open={busy && isDialogWanted}
        sent={sent}
        total={total}
        onClose={() => onDialogWanted(false)}
      />
      {busy && !isDialogWanted ? (
        <StickyProgress sent={sent} total={total} onShow={() => onDialogWanted(true)} />
      ) : null}
      {state.kind === 'unanswered' ? <UnansweredPanel error={state.error} onRetry={onRetry} /> : null}
      {state.kind === 'registered' ? (
        <SuccessDialog student={state.student} photo={state.photo} onClose={onClose} />
      ) : null}
    </>
  );
}
