import type { Assignment } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { isReason, ReasonField } from '../../shared/dialogs/reason-field';
import { SelectField } from '../../shared/fields/select-field';
import { ResetFields, useReset } from './reset-fields';

const STATUSES = [
  ['completed', 'Completed'],
  ['pending', 'Pending again'],
] as const;

interface EditCompletedDialogProps {
  readonly assignment: Assignment;
  readonly onClose: () => void;
}

/** Makes a completed exam pending again, by a reset. Nobody completes an exam by hand: only a result does. */
export function EditCompletedDialog({ assignment, onClose }: EditCompletedDialogProps) {
  const reset = useReset(assignment);
  const [status, setStatus] = useState<Assignment['status']>('completed');
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const isPending = status === 'pending';
  const send = () => {
    setSubmitted(true);
    return isReason(reason) ? reset.send(reason.trim()) : undefined;
  };
  return (
    <FormDialog
      title="Edit exam"
      submitLabel="Update"
      destructive={isPending}
      disabled={!isPending}
      successText="Exam reset Succesfully"
      send={send}
      onClose={onClose}
    >
      <SelectField label="Status" value={status} options={STATUSES} onChange={setStatus} />
      {isPending ? (
        <>
          <ResetFields assignment={assignment} reset={reset} />
          <ReasonField value={reason} onChange={setReason} error={isSubmitted && !isReason(reason)} />
        </>
      ) : (
        <Typography>
          A completed exam has its result and can’t be changed. Choose “Pending again” if the student should
          take the exam again.
        </Typography>
      )}
    </FormDialog>
  );
}
