import { LIMITS } from '@concord/contracts';
import { Stack, toastError, toastSuccess } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { type ReactNode, useState } from 'react';
import { FormDialog } from './form-dialog';

interface ReasonDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly destructive?: boolean;
  /** Toast of success. */
  readonly done: string;
  readonly act: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
  /** What will happen, and what else is asked. */
  readonly children: ReactNode;
}

/** Asks before staff change somebody's exam, and for the reason, which is kept with what was done. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, submitLabel, destructive, children } = props;
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const reason = text.trim();
  const missing = asked && reason.length < LIMITS.reasonMin;

  const submit = async () => {
    setAsked(true);
    if (reason.length < LIMITS.reasonMin) return;
    setBusy(true);
    try {
      await props.act(reason);
      toastSuccess(props.done);
      props.onClose();
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };

  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      destructive={destructive}
      busy={busy}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <Stack spacing={2.5}>
        {children}
        <TextField
          label="Reason"
          required
          multiline
          minRows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={missing}
          helperText={missing ? 'Give the reason in a few words' : 'It is kept with what you do here'}
          slotProps={{ htmlInput: { maxLength: LIMITS.reasonLength } }}
        />
      </Stack>
    </FormDialog>
  );
}
