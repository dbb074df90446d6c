import { Dialog } from '@concord/ui/display';
import { type ReactNode, type SubmitEventHandler, useId } from 'react';
import { DialogForm } from './dialog-form';
import { useDiscardGuard } from './use-discard-guard';

export interface DialogFrameProps {
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
  /** Something was filled in by a button: Escape asks then too. */
  readonly isFilled?: boolean;
  /** Escape does not close it: its content is not shown again. */
  readonly staysOpen?: boolean;
  readonly busy: boolean;
  readonly onSubmit: SubmitEventHandler;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that is one form. It cannot be closed while it sends, and asks before Escape discards what was typed. */
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
