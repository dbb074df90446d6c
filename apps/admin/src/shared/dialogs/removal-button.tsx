import { useNavigate } from '@concord/mfe';
import { DeleteIcon } from '@concord/ui/display';
import type { ReactNode } from 'react';
import { RemovalDialog } from './action-dialog';
import { DialogButton } from './dialog-button';

interface RemovalButtonProps {
  readonly label: string;
  readonly title: string;
  /** Path of the list to open after the removal. */
  readonly listPath: string;
  readonly remove: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Removes a page's record after a confirmation, and returns to the list. */
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
