import { Dialog } from '@concord/ui/display';
import { type ReactNode, type SubmitEventHandler, useId } from 'react';
import { DialogForm } from './dialog-form';
import { useDiscardGuard } from './use-discard-guard';

export interface DialogFrameProps {
  readonly title: string;
  /** Label of the submit button; without it the dialog only informs. */
  readonly submitLabel?: string;
  readonly disabled?: boolean;
  /** Wide enough for two columns. */
  readonly wide?: boolean;
  /** Styles the submit button for an irreversible action. */
  readonly destructive?: boolean;
  /** Focuses the submit button, for dialogs without fields. */
  readonly focusSubmit?: boolean;
  /** True if a button has filled something in: Escape then asks as well. */
  readonly isFilled?: boolean;
  /** Escape does not close the dialog, because its content is shown only once. */
  readonly staysOpen?: boolean;
  readonly busy: boolean;
  readonly onSubmit: SubmitEventHandler;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with one form. It cannot be closed while sending, and asks before Escape discards input. */
export function DialogFrame(props: DialogFrameProps) {
  const { disabled = false, wide = false, isFilled, staysOpen = false, busy, onClose, ...form } = props;
  const titleId = useId();
  const guard = useDiscardGuard(onClose, isFilled);
  return (
    <Dialog
      open
      maxWidth={wide ? 'md' : 'sm'}
      onClose={busy || staysOpen ? undefined : guard.onLeave}
      onInput={guard.onInput}
      aria-labelledby={titleId}
    >
      <DialogForm {...form} titleId={titleId} disabled={disabled} busy={busy} onCancel={onClose} />
      {guard.question}
    </Dialog>
  );
}
