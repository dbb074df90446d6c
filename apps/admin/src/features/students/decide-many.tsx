import { type Decision, isNotified, needsReason, type Student } from '@concord/contracts';
import { toastSuccess, Typography } from '@concord/ui';
import { CheckIcon } from '@concord/ui/display';
import { Checkbox, FormControlLabel } from '@concord/ui/forms';
import { useState } from 'react';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { isReason, ReasonField } from '../../shared/dialogs/reason-field';
import { SelectField } from '../../shared/fields/select-field';
import { counted } from '../../shared/format';
import { bulkMax, type BulkProps, TooManyDialog, useBulkEnd } from '../../shared/lists/bulk';
import { STATUS_LOOKS } from '../../shared/review/review-chip';
import { useStudentDecideManyMutation } from './review/requests';

type DialogProps = BulkProps<Student> & { readonly onClose: () => void };

const OPTIONS = (['accepted', 'rejected', 'more-information', 'in-review'] satisfies Decision[]).map(
  (decision) => [decision, STATUS_LOOKS[decision].label] as const,
);

/** What will happen: how many get which status, and whether they hear of it. */
function Summary({ selection: { count, isAll }, asked, filterText, ...sent }: Summarised) {
  const { decision, isMailed } = sent;
  return (
    <Typography role="status">
      {isAll ? (
        <>
          <strong>{filterText}</strong>
          <br />
        </>
      ) : null}
      {counted(count, 'applicant')} {count === 1 ? 'becomes' : 'become'} {STATUS_LOOKS[decision].label}.{' '}
      {isMailed ? 'Each of them will get an e-mail.' : 'No e-mail will be sent.'}
      {isAll && !asked.status ? ' Applications that are already decided stay as they are.' : null}
    </Typography>
  );
}

type Summarised = BulkProps<Student> & { readonly decision: Decision; readonly isMailed: boolean };

function DecideManyDialog({ onClose, ...props }: DialogProps) {
  const { selection, asked } = props;
  const [decide] = useStudentDecideManyMutation();
  const end = useBulkEnd('applicant');
  const [decision, setDecision] = useState<Decision>('accepted');
  const [reason, setReason] = useState('');
  const [notify, setNotify] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const { rows, isAll, count, onClear } = selection;
  const title = `Decide on ${counted(count, 'application')}`;
  if (count > bulkMax(selection)) return <TooManyDialog title={title} isAll={isAll} onClose={onClose} />;
  const canTell = isNotified(decision);
  const isComplete = isReason(reason) || !(needsReason(decision) || reason.trim());
  const chosen = () => rows.map(({ _id, review }) => ({ _id, seen: review?.revision ?? 0 }));
  const send = () => {
    setSubmitted(true);
    if (!isComplete) return undefined;
    const which = isAll ? { filter: asked } : { chosen: chosen() };
    const body = { ...which, count, decision, notify: notify && canTell, reason: reason.trim() };
    return decide({ body })
      .unwrap()
      .then((outcome) => {
        onClear();
        const { label } = STATUS_LOOKS[decision];
        end(outcome, (done) => toastSuccess(`${label}: ${counted(done, 'applicant')}`));
      });
  };
  return (
    <FormDialog
      title={title}
      submitLabel={`Decide on ${count.toLocaleString('en-GB')}`}
      destructive={decision === 'rejected'}
      send={send}
      onSent={() => undefined}
      onClose={onClose}
    >
      <SelectField label="New status" value={decision} options={OPTIONS} onChange={setDecision} />
      <ReasonField
        value={reason}
        onChange={setReason}
        required={needsReason(decision)}
        error={isSubmitted && !isComplete}
      />
      {canTell ? (
        <FormControlLabel
          control={<Checkbox checked={notify} onChange={(event) => setNotify(event.target.checked)} />}
          label="Tell each applicant by e-mail"
        />
      ) : null}
      <Summary {...props} decision={decision} isMailed={notify && canTell} />
    </FormDialog>
  );
}

/** Gives the chosen applications one status; nobody is told unless that is asked for. */
export function DecideManyButton(props: BulkProps<Student>) {
  return (
    <DialogButton
      variant="outlined"
      icon={<CheckIcon />}
      dialog={(close) => <DecideManyDialog {...props} onClose={close} />}
    >
      Decide
    </DialogButton>
  );
}
