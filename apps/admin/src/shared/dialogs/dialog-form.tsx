import { Box, Button, Stack } from '@concord/ui';
import { DialogActions, DialogContent, DialogTitle } from '@concord/ui/display';
import type { KeyboardEvent, ReactNode, SubmitEventHandler } from 'react';
import { sendByKeys } from '../forms/send-by-keys';

interface DialogFormProps {
  readonly title: string;
  /** The id of the title, which names the dialog around. */
  readonly titleId: string;
  /** The button that sends the form; without it the dialog only informs. */
  readonly submitLabel?: string;
  /** The button that ends it without sending. */
  readonly cancelLabel?: string;
  readonly disabled?: boolean;
  /** Draws the sending button as one that cannot be undone. */
  readonly destructive?: boolean;
  /** Gives the sending button the focus, where there is nothing to fill in. */
  readonly focusSubmit?: boolean;
  readonly busy: boolean;
  readonly onSubmit: SubmitEventHandler;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Content of a dialog that is one form. */
export function DialogForm(props: DialogFormProps) {
  const { title, titleId, submitLabel, disabled, destructive, focusSubmit, busy, onSubmit, onCancel } = props;
  const { cancelLabel = submitLabel ? 'Cancel' : 'Close' } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A form that is sent by its keys would not mind that its button is disabled. Menus are elsewhere in the page.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (isInside && submitLabel && !disabled && !busy && !event.defaultPrevented) sendByKeys(event);
  };
  return (
    // The buttons stay in sight: only what is above them scrolls.
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          {props.children}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onCancel} disabled={busy}>
          {cancelLabel}
        </Button>
        {submitLabel ? (
          <Button
            type="submit"
            autoFocus={focusSubmit}
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            loading={busy}
            disabled={disabled}
          >
            {submitLabel}
          </Button>
        ) : null}
      </DialogActions>
    </Box>
  );
}
