import { toastError, toastSuccess } from '@concord/ui';
import { type FormEvent, useState } from 'react';
import { DialogFrame, type DialogFrameProps } from './dialog-frame';

interface FormDialogProps extends Omit<DialogFrameProps, 'busy' | 'onSubmit'> {
  /** Sends the form; returns undefined, and sends nothing, where the form is incomplete. */
  readonly send?: () => Promise<unknown> | undefined;
  readonly successText?: string;
  /** Returns true for a refusal that the form shows itself; others are toasts. */
  readonly isShown?: (error: unknown) => boolean;
  /** Called after sending; closes the dialog when absent. */
  readonly onSent?: () => void;
}

/**
 * A dialog without fields of its own, or with fields that no schema describes: for others there is `SchemaDialog`. It
 * stays open with a toast when sending fails.
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
