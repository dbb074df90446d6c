import { useNavigate } from '@concord/mfe';
import { Button } from '@concord/ui';
import { DeleteIcon } from '@concord/ui/display';
import { type ReactNode, useState } from 'react';
import { RemovalDialog } from './action-dialog';

interface RemovalButtonProps {
  readonly label: string;
  readonly title: string;
  /** The list to go to once the record is removed. */
  readonly listPath: string;
  readonly remove: () => Promise<unknown>;
  /** What will be removed. */
  readonly children: ReactNode;
}

/** Removes the record of a page after asking, and goes back to the list. */
export function RemovalButton({ label, title, listPath, remove, children }: RemovalButtonProps) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button variant="outlined" color="error" startIcon={<DeleteIcon />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open ? (
        <RemovalDialog
          title={title}
          confirmLabel={label}
          act={remove}
          onDone={() => void navigate(listPath, { replace: true })}
          onClose={() => setOpen(false)}
        >
          {children}
        </RemovalDialog>
      ) : null}
    </>
  );
}
