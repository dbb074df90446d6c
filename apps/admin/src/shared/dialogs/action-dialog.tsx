import { toastError, toastSuccess } from '@concord/ui';
import { ConfirmDialog } from '@concord/ui/display';
import { type ReactNode, useState } from 'react';

interface ActionDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly destructive?: boolean;
  readonly successText: string;
  /** Toast after a failure; defaults to the server's message. */
  readonly failureText?: string;
  readonly act: () => Promise<unknown>;
  readonly onDone?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Confirms an action, runs it, shows a toast of its outcome and closes. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, confirmLabel, destructive, successText, failureText, act, onDone, onClose } = props;
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await act();
      toastSuccess(successText);
      onDone?.();
    } catch (error) {
      toastError(failureText ?? error);
    }
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      destructive={destructive}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {props.children}
    </ConfirmDialog>
  );
}

type RemovalDialogProps = Omit<ActionDialogProps, 'destructive' | 'confirmLabel' | 'successText'> &
  Partial<Pick<ActionDialogProps, 'confirmLabel' | 'successText'>>;

export function RemovalDialog({
  confirmLabel = 'Delete',
  successText = 'Deleted Succesfully',
  ...dialog
}: RemovalDialogProps) {
  return <ActionDialog destructive confirmLabel={confirmLabel} successText={successText} {...dialog} />;
}
