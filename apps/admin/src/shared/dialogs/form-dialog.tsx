import { toastError, toastSuccess } from '@concord/ui';
import { type FormEvent, useState } from 'react';
import { DialogFrame, type DialogFrameProps } from './dialog-frame';

interface FormDialogProps extends Omit<DialogFrameProps, 'busy' | 'onSubmit'> {
  /** Sends the form; returns undefined without sending if the form is incomplete. */
  readonly send?: () => Promise<unknown> | undefined;
  readonly successText?: string;
  /** True for a refusal that the form shows itself; others become toasts. */
  readonly isShown?: (error: unknown) => boolean;
  /** Called after sending; closes the dialog by default. */
  readonly onSent?: () => void;
}

/**
 * A dialog without fields, or with fields that no schema describes; use `SchemaDialog` for others. If sending
 * fails, it stays open and shows a toast.
 */
export function FormDialog(props: FormDialogProps) {
  const { send, successText, isShown, onSent = props.onClose, ...frame } = props;
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sending = send?.();
    if (!sending) return;
    setBusy(true);
    try {
      await sending;
      if (successText) toastSuccess(successText);
      onSent();
    } catch (error) {
      if (!isShown?.(error)) toastError(error);
    }
    setBusy(false);
  };
  return <DialogFrame {...frame} busy={busy} onSubmit={(event) => void submit(event)} />;
}
