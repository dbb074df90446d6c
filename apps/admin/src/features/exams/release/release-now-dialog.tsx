import type { Exam, ReleaseOutcome } from '@concord/contracts';
import { ErrorState, Skeleton, Typography } from '@concord/ui';
import { useCallback, useEffect } from 'react';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { counted } from '../../../shared/format';
import { useExamReleaseMutation } from '../requests';

function textOf({ results, candidates, mails }: ReleaseOutcome): string {
  if (results === 0) return 'There is no result yet. Those that come from now on are visible at once.';
  const shown = `${counted(results, 'result')} of ${counted(candidates, 'candidate')}`;
  const sent =
    mails === 0 ? 'No mail is sent' : `${counted(mails, 'mail')} ${mails === 1 ? 'is' : 'are'} sent`;
  return `${shown} ${results === 1 ? 'becomes' : 'become'} visible. ${sent}. This can not be undone.`;
}

interface ReleaseNowDialogProps {
  readonly exam: Exam;
  readonly onClose: () => void;
}

/** Says what a release shows, and releases. */
export function ReleaseNowDialog({ exam, onClose }: ReleaseNowDialogProps) {
  const { _id: id, examName, examCode } = exam;
  const [count, { data: outcome, error }] = useExamReleaseMutation();
  const [release] = useExamReleaseMutation();
  const countNow = useCallback(() => void count({ params: { id }, body: { dryRun: true } }), [count, id]);
  useEffect(countNow, [countNow]);
  return (
    <FormDialog
      title="Release the results now?"
      submitLabel="Release now"
      successText="Results released"
      disabled={!outcome}
      send={() => release({ params: { id }, body: {} }).unwrap()}
      onClose={onClose}
    >
      <Typography>
        {examName} ({examCode})
      </Typography>
      {error ? <ErrorState error={error} onRetry={countNow} /> : null}
      {outcome ? <Typography role="status">{textOf(outcome)}</Typography> : null}
      {!outcome && !error ? <Skeleton height={48} aria-label="Counting the results" /> : null}
    </FormDialog>
  );
}
