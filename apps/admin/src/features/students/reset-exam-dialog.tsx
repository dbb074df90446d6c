import type { Assignment } from '@concord/contracts';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { ResetFields, useReset } from './reset-fields';

interface ResetExamDialogProps {
  readonly assignment: Assignment;
  readonly onClose: () => void;
}

/** Starts a new round of an exam; the last attempt stays in the history. */
export function ResetExamDialog({ assignment, onClose }: ResetExamDialogProps) {
  const reset = useReset(assignment);
  return (
    <ReasonDialog
      title="Reset exam"
      submitLabel="Reset exam"
      destructive
      successText="Exam reset Succesfully"
      hasFields
      send={reset.send}
      onClose={onClose}
    >
      <ResetFields assignment={assignment} reset={reset} />
    </ReasonDialog>
  );
}
