import { toastError, toastSuccess } from '@concord/ui';
import { Dialog } from '@concord/ui/display';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { DialogForm } from './dialog-form';
import { useDiscardGuard } from './use-discard-guard';

interface FormDialogProps {
  readonly title: string;
  /** The button that sends the form; without it the dialog only informs. */
  readonly submitLabel?: string;
  readonly disabled?: boolean;
  /** For two columns. */
  readonly wide?: boolean;
  /** Draws the sending button as one that cannot be undone. */
  readonly destructive?: boolean;
  /** Gives the sending button the focus, where there is nothing to fill in. */
  readonly focusSubmit?: boolean;
  /** Sends the form; returns undefined, and sends nothing, where the form is incomplete. */
  readonly send?: () => Promise<unknown> | undefined;
  readonly successText?: string;
  /** Whether the form shows why it was refused: a toast would say it twice. */
  readonly isShown?: (error: unknown) => boolean;
  /** Something was filled in by a button: Escape asks then too. */
  readonly isFilled?: boolean;
  /** Escape does not close it: what it shows is not shown again. */
  readonly staysOpen?: boolean;
  /** Called after sending; closes the dialog when absent. */
  readonly onSent?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog that is one form. It cannot be closed while it sends, stays open with a toast when that fails, and asks before
 * Escape throws away what was typed.
 */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    submitLabel,
    disabled = false,
    destructive,
    focusSubmit,
    send,
    successText,
    onClose,
  } = props;
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const guard = useDiscardGuard(onClose, props.isFilled);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sending = send?.();
    if (!sending) return;
    setBusy(true);
    try {
      await sending;
      if (successText) toastSuccess(successText);
      (props.onSent ?? onClose)();
    } catch (error) {
      if (!props.isShown?.(error)) toastError(error);
    }
    setBusy(false);
  };

  return (
    <Dialog
      open
      maxWidth={props.wide ? 'md' : 'sm'}
      onClose={busy || props.staysOpen ? undefined : guard.onLeave}
      onInput={guard.onInput}
      aria-labelledby={titleId}
    >
      <DialogForm
        title={title}
        titleId={titleId}
        submitLabel={submitLabel}
        disabled={disabled}
        destructive={destructive}
        focusSubmit={focusSubmit}
        busy={busy}
        onSubmit={(event) => void submit(event)}
        onCancel={onClose}
      >
        {props.children}
      </DialogForm>
      {guard.question}
    </Dialog>
  );
}
