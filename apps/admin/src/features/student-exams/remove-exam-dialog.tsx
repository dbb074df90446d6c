import type { Assignment } from '@concord/contracts';
import { RemovalDialog } from '../../shared/removal-dialog';
import { useRemoveStudentExamMutation } from './remove-student-exam';

interface RemoveExamDialogProps {
  readonly assignment: Assignment;
  readonly onClose: () => void;
}

/** Asks before an exam is taken from the student. */
export function RemoveExamDialog({ assignment, onClose }: RemoveExamDialogProps) {
  const [remove] = useRemoveStudentExamMutation();
  return (
    <RemovalDialog
      title="Remove Exam"
      confirmLabel="Remove Exam"
      done="Exam removed Succesfully"
      remove={() => remove(assignment._id).unwrap()}
      onClose={onClose}
    >
      {assignment.exam.examName} ({assignment.exam.examCode}) will no longer be assigned to this student.
    </RemovalDialog>
  );
}
