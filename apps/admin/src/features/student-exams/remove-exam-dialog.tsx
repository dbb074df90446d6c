import type { Assignment } from '@concord/contracts';
import { toastError, toastSuccess } from '@concord/ui';
import { ConfirmDialog } from '@concord/ui/display';
import { useRemoveStudentExamMutation } from './remove-student-exam';

interface RemoveExamDialogProps {
  readonly assignment: Assignment;
  readonly onClose: () => void;
}

/** Asks before an exam is taken from the student. */
export function RemoveExamDialog({ assignment, onClose }: RemoveExamDialogProps) {
  const [remove, { isLoading }] = useRemoveStudentExamMutation();
  const confirm = async () => {
    try {
      await remove(assignment._id).unwrap();
      toastSuccess('Exam removed Succesfully');
    } catch (error) {
      toastError(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Remove Exam"
      confirmLabel="Remove Exam"
      destructive
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {assignment.exam.examName} ({assignment.exam.examCode}) will no longer be assigned to this student.
    </ConfirmDialog>
  );
}
