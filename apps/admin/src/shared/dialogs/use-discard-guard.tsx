import { ConfirmDialog } from '@concord/ui/display';
import { type ReactNode, useState } from 'react';

interface DiscardGuard {
  /** For the element around the fields. */
  readonly onInput: () => void;
  /** Closes, after asking where something was typed: for Escape and a click beside the dialog. */
  readonly onLeave: () => void;
  /** The question, where it is asked. */
  readonly question: ReactNode;
}

/**
 * Asks before a dialog in which something was typed is left by accident. Its Cancel button closes at once.
 *
 * @param isFilled whether something was filled in that nobody typed
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
