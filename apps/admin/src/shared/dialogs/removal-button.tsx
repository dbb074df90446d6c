import { useNavigate } from '@concord/mfe';
import { DeleteIcon } from '@concord/ui/display';
import type { ReactNode } from 'react';
import { RemovalDialog } from './action-dialog';
import { DialogButton } from './dialog-button';

interface RemovalButtonProps {
  readonly label: string;
  readonly title: string;
  /** The list to go to once the record is removed. */
  readonly listPath: string;
  readonly remove: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Removes the record of a page after asking, and goes back to the list. */
export function RemovalButton({ label, title, listPath, remove, children }: RemovalButtonProps) {
  const navigate = useNavigate();
  return (
    <DialogButton
      variant="outlined"
      color="error"
      icon={<DeleteIcon />}
      dialog={(close) => (
        <RemovalDialog
          title={title}
          confirmLabel={label}
          act={remove}
          onDone={() => void navigate(listPath, { replace: true })}
          onClose={close}
        >
          {children}
        </RemovalDialog>
      )}
    >
      {label}
    </DialogButton>
  );
}
