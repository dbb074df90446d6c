import type { Student } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { Button } from '@concord/ui';
import { DeleteIcon } from '@concord/ui/display';
import { useState } from 'react';
import { fullName } from '../../shared/format';
import { RemovalDialog } from '../../shared/removal-dialog';
import { useRemoveStudentMutation } from './remove-student';

/** Removes the student after asking, and goes back to the list. */
export function RemoveStudentButton({ student }: { readonly student: Student }) {
  const [asking, setAsking] = useState(false);
  const [remove] = useRemoveStudentMutation();
  const navigate = useNavigate();

  return (
    <>
      <Button variant="outlined" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        Remove
      </Button>
      {asking ? (
        <RemovalDialog
          title="Remove this student?"
          confirmLabel="Remove"
          remove={() => remove(student).unwrap()}
          onRemoved={() => void navigate('/admin/students', { replace: true })}
          onClose={() => setAsking(false)}
        >
          {fullName(student)} will be removed with the passport, the documents and the assigned exams. Results
          and certificates stay. This can not be undone.
        </RemovalDialog>
      ) : null}
    </>
  );
}
