import { LIMITS } from '@concord/contracts';
import { TextField } from '@concord/ui/forms';
import { type ReactNode, useState } from 'react';
import { FormDialog } from './form-dialog';

interface ReasonDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly destructive?: boolean;
  readonly successText: string;
  readonly send: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
  /** What will happen, and further fields. */
  readonly children: ReactNode;
}

/** Asks for the reason before staff change somebody's exam; the server keeps it with the change. */
export function ReasonDialog({ send, children, ...dialog }: ReasonDialogProps) {
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const reason = text.trim();
  const isTooShort = reason.length < LIMITS.reasonMin;
  const showError = submitted && isTooShort;
  return (
    <FormDialog
      {...dialog}
      send={() => {
        setSubmitted(true);
        return isTooShort ? undefined : send(reason);
      }}
    >
      {children}
      <TextField
        label="Reason"
        required
        multiline
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={showError}
        helperText={showError ? 'Give the reason in a few words' : 'It is kept with what you do here'}
        slotProps={{ htmlInput: { maxLength: LIMITS.reasonLength } }}
      />
    </FormDialog>
  );
}
