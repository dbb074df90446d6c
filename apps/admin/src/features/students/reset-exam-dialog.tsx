import type { Assignment } from '@concord/contracts';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { ResetFields, useReset } from './reset-fields';

interface ResetExamDialogProps {
  readonly assignment: Assignment;
  readonly onClose: () => void;
}

/** Starts a new round of an exam; the previous attempt stays in the history. */
export function ResetExamDialog({ assignment, onClose }: ResetExamDialogProps) {
  const reset = useReset(assignment);
  return (
    <SchemaDialog
      form={reset.form}
      title="Reset exam"
      submitLabel="Reset exam"
      destructive
      successText="Exam reset Succesfully"
      send={reset.send}
      onClose={onClose}
    >
      <ResetFields assignment={assignment} reset={reset} />
    </SchemaDialog>
  );
}
