import type { Exam } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { Button, toastError, toastSuccess } from '@concord/ui';
import { ConfirmDialog, DeleteIcon } from '@concord/ui/display';
import { useState } from 'react';
import { useRemoveExamMutation } from './remove-exam';

/** Deletes the exam after asking; the server refuses while it is assigned, and its words are shown. */
export function RemoveExamButton({ exam }: { readonly exam: Exam }) {
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading }] = useRemoveExamMutation();
  const navigate = useNavigate();

  const confirm = async () => {
    try {
      await remove(exam._id).unwrap();
      toastSuccess('Deleted Succesfully');
      void navigate('/admin/exams', { replace: true });
    } catch (error) {
      setAsking(false);
      toastError(error);
    }
  };

  return (
    <>
      <Button variant="outlined" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete this exam?"
        confirmLabel="Delete"
        destructive
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {exam.examName} ({exam.examCode}) will be deleted with its questions. This can not be undone.
      </ConfirmDialog>
    </>
  );
}
