import { ConfirmDialog } from '@concord/ui/display';
import { type ReactNode, useState } from 'react';

interface DiscardGuard {
  /** Handler for the element around the fields. */
  readonly onInput: () => void;
  /** Handler for Escape and a click beside the dialog: closes, after a confirmation if there is input. */
  readonly onLeave: () => void;
  /** The confirmation, while it is shown. */
  readonly question: ReactNode;
}

/**
 * Asks before a dialog with input is closed by accident. Its Cancel button closes at once.
 * @param isFilled true if something was filled in without typing
 */
export function useDiscardGuard(onClose: () => void, isFilled = false): DiscardGuard {
  const [isTyped, setTyped] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return {
    onInput: () => setTyped(true),
    onLeave: () => (isTyped || isFilled ? setAsked(true) : onClose()),
    question: isAsked ? (
      <ConfirmDialog
        open
        destructive
        title="Discard what you typed?"
        confirmLabel="Discard"
        cancelLabel="Keep typing"
        onConfirm={onClose}
        onCancel={() => setAsked(false)}
      >
        It has not been saved.
      </ConfirmDialog>
    ) : null,
  };
}
