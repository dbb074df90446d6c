import { Button } from '@concord/ui';
import { ConfirmDialog } from '@concord/ui/basics';
import { useState } from 'react';

/** A dialog that confirms an action. */
export function DialogSpecimen() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Ask
      </Button>
      <ConfirmDialog
        open={open}
        title="Remove this entry?"
        confirmLabel="Remove"
        onConfirm={close}
        onCancel={close}
      >
        It cannot be brought back.
      </ConfirmDialog>
    </>
  );
}
