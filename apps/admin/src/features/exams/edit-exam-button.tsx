import type { Exam } from '@concord/contracts';
import { Button } from '@concord/ui';
import { EditIcon } from '@concord/ui/display';
import { useState } from 'react';
import { EditExamDialog } from './edit-exam-dialog';

/** Opens the form for an exam's title, code and duration. */
export function EditExamButton({ exam }: { readonly exam: Exam }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setOpen(true)}>
        Edit
      </Button>
      {open ? <EditExamDialog exam={exam} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
