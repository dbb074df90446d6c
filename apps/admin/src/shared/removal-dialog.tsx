import { toastError, toastSuccess } from '@concord/ui';
import { ConfirmDialog } from '@concord/ui/display';
import { type ReactNode, useState } from 'react';

interface RemovalDialogProps {
  readonly title: string;
  readonly confirmLabel?: string;
  /** Toast of success. */
  readonly done?: string;
  /** Toast of failure; the server's words when absent. */
  readonly failed?: string;
  readonly remove: () => Promise<unknown>;
  readonly onRemoved?: () => void;
  readonly onClose: () => void;
  /** What will be gone. */
  readonly children: ReactNode;
}

/** Asks before something is removed, removes it and tells how that went. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { title, confirmLabel = 'Delete', done = 'Deleted Succesfully', failed } = props;
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await props.remove();
      toastSuccess(done);
      props.onRemoved?.();
    } catch (error) {
      toastError(failed ?? error);
    }
    setBusy(false);
    props.onClose();
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      destructive
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={props.onClose}
    >
      {props.children}
    </ConfirmDialog>
  );
}
