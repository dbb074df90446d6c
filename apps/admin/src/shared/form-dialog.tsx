import { Button } from '@concord/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@concord/ui/display';
import { type ReactNode, useId } from 'react';

interface FormDialogProps {
  readonly title: string;
  /** The button that sends the form; without it there is only the one that closes. */
  readonly submitLabel?: string;
  readonly closeLabel?: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** Draws the sending button as one that cannot be undone. */
  readonly destructive?: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that is one form; while it is being sent it cannot be closed. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, closeLabel = 'Cancel', busy, disabled = false } = props;
  const titleId = useId();
  return (
    <Dialog open onClose={busy ? undefined : props.onClose} aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void props.onSubmit();
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>{props.children}</DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={props.onClose} disabled={busy}>
            {closeLabel}
          </Button>
          {submitLabel === undefined ? null : (
            <Button
              type="submit"
              variant="contained"
              color={props.destructive ? 'error' : 'primary'}
              loading={busy}
              disabled={disabled}
            >
              {submitLabel}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
