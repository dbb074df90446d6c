import type { Student } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { Button, toastError, toastSuccess } from '@concord/ui';
import { ConfirmDialog, DeleteIcon } from '@concord/ui/display';
import { useState } from 'react';
import { fullName } from '../../shared/format';
import { useRemoveStudentMutation } from './remove-student';

/** Removes the student after asking, and goes back to the list. */
export function RemoveStudentButton({ student }: { readonly student: Student }) {
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading }] = useRemoveStudentMutation();
  const navigate = useNavigate();

  const confirm = async () => {
    try {
      await remove(student).unwrap();
      toastSuccess('Deleted Succesfully');
      void navigate('/admin/students', { replace: true });
    } catch (error) {
      toastError(error);
    }
  };

  return (
    <>
      <Button variant="outlined" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        title="Remove this student?"
        confirmLabel="Remove"
        destructive
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {fullName(student)} will be removed with the passport, the documents and the assigned exams. Results
        and certificates stay. This can not be undone.
      </ConfirmDialog>
    </>
  );
}
