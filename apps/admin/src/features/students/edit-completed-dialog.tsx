import type { Assignment } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { useState } from 'react';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
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

/** Makes a completed exam pending again by a reset. Only a result completes an exam, never staff. */
export function EditCompletedDialog({ assignment, onClose }: EditCompletedDialogProps) {
  const reset = useReset(assignment);
  const [status, setStatus] = useState<Assignment['status']>('completed');
  const isPending = status === 'pending';
  return (
    <SchemaDialog
      form={reset.form}
      title="Edit exam"
      submitLabel="Update"
      destructive={isPending}
      disabled={!isPending}
      successText="Exam reset Succesfully"
      send={reset.send}
      onClose={onClose}
    >
      <SelectField label="Status" value={status} options={STATUSES} onChange={setStatus} />
      {isPending ? (
        <ResetFields assignment={assignment} reset={reset} />
      ) : (
        <Typography>
          A completed exam has its result and can’t be changed. Choose “Pending again” if the student should
          take the exam again.
        </Typography>
      )}
    </SchemaDialog>
  );
}
