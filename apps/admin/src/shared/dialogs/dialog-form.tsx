import { Button, Stack } from '@concord/ui';
import { DialogActions, DialogContent, DialogTitle } from '@concord/ui/display';
import type { ReactNode, SubmitEventHandler } from 'react';

interface DialogFormProps {
  readonly title: string;
  /** The id of the title, which names the dialog around. */
  readonly titleId: string;
  /** The button that sends the form; without it the dialog only informs. */
  readonly submitLabel?: string;
  readonly disabled?: boolean;
  /** Draws the sending button as one that cannot be undone. */
  readonly destructive?: boolean;
  readonly busy: boolean;
  readonly onSubmit: SubmitEventHandler;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** What stands in a dialog that is one form. */
export function DialogForm(props: DialogFormProps) {
  const { title, titleId, submitLabel, disabled, destructive, busy, onSubmit, onCancel } = props;
  return (
    <form noValidate onSubmit={onSubmit}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          {props.children}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onCancel} disabled={busy}>
          {submitLabel ? 'Cancel' : 'Close'}
        </Button>
        {submitLabel ? (
          <Button
            type="submit"
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            loading={busy}
            disabled={disabled}
          >
            {submitLabel}
          </Button>
        ) : null}
      </DialogActions>
    </form>
  );
}
