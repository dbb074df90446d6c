import type { Exam } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { Button } from '@concord/ui';
import { DeleteIcon } from '@concord/ui/display';
import { useState } from 'react';
import { RemovalDialog } from '../../shared/removal-dialog';
import { useRemoveExamMutation } from './remove-exam';

/** Deletes the exam after asking; the server refuses while it is assigned, and its words are shown. */
export function RemoveExamButton({ exam }: { readonly exam: Exam }) {
  const [asking, setAsking] = useState(false);
  const [remove] = useRemoveExamMutation();
  const navigate = useNavigate();

  return (
    <>
      <Button variant="outlined" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      {asking ? (
        <RemovalDialog
          title="Delete this exam?"
          remove={() => remove(exam._id).unwrap()}
          onRemoved={() => void navigate('/admin/exams', { replace: true })}
          onClose={() => setAsking(false)}
        >
          {exam.examName} ({exam.examCode}) will be deleted with its questions. This can not be undone.
        </RemovalDialog>
      ) : null}
    </>
  );
}
