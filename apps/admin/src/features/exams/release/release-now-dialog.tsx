import type { Exam, ReleaseOutcome } from '@concord/contracts';
import { ErrorState, Skeleton, Typography } from '@concord/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { counted } from '../../../shared/format';
import { useExamReleaseMutation } from '../requests';

function textOf({ results, candidates, mails }: ReleaseOutcome, isUnconfirmed: boolean): string {
  const who = counted(candidates, 'candidate');
  if (results === 0 && isUnconfirmed && candidates > 0)
    return `${who} ${candidates === 1 ? 'has' : 'have'} not sat the exam yet and will see the result at once.`;
  if (results === 0)
    return 'There are no results yet. From now on, candidates will see their results at once.';
  const sent = `${mails === 0 ? 'No e-mails' : counted(mails, 'e-mail')} will be sent.`;
  return `${who} will see ${counted(results, 'result')}. ${sent} This can't be undone.`;
}

interface ReleaseNowDialogProps {
  readonly exam: Exam;
  /** Releases only results of unconfirmed candidates. */
  readonly unconfirmed?: boolean;
  readonly onClose: () => void;
}

/** Previews a release, and requests it. */
export function ReleaseNowDialog({ exam, unconfirmed = false, onClose }: ReleaseNowDialogProps) {
  const { _id: id, examName, examCode } = exam;
  const [count, { data: outcome, error }] = useExamReleaseMutation();
  const [release] = useExamReleaseMutation();
  // A service of the previous version knows no such field.
  const body = useMemo(() => (unconfirmed ? { unconfirmed } : {}), [unconfirmed]);
  const countNow = useCallback(
    () => void count({ params: { id }, body: { dryRun: true, ...body } }),
    [count, id, body],
  );
  useEffect(countNow, [countNow]);
  return (
    <FormDialog
      title={unconfirmed ? 'Release the results of these candidates?' : 'Release the results now?'}
      submitLabel="Release now"
      successText="Results released"
      disabled={!outcome}
      send={() => release({ params: { id }, body }).unwrap()}
      onClose={onClose}
    >
      <Typography>
        {examName} ({examCode})
      </Typography>
      {error ? <ErrorState error={error} onRetry={countNow} /> : null}
      {outcome ? <Typography role="status">{textOf(outcome, unconfirmed)}</Typography> : null}
      {!outcome && !error ? <Skeleton height={48} aria-label="Counting the results" /> : null}
    </FormDialog>
  );
}
