import { Button, toastError, toastSuccess } from '@concord/ui';
import { ConfirmDialog } from '@concord/ui/dialogs';
import { type ReactNode, useState } from 'react';

interface ConfirmedButtonProps {
  readonly label: string;
  /** Name for screen readers, if the label does not say which one. */
  readonly name?: string;
  readonly title: string;
  readonly doneText: string;
  /** Rejects with the error to show. */
  readonly act: () => Promise<unknown>;
  /** Text of the dialog. */
  readonly children: ReactNode;
}

/** A button that asks before it acts. */
export function ConfirmedButton({ label, name, title, doneText, act, children }: ConfirmedButtonProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await act();
      toastSuccess(doneText);
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
    setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" color="error" aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        title={title}
        confirmLabel={label}
        destructive
        busy={busy}
        onCancel={() => setOpen(false)}
        onConfirm={() => void confirm()}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
