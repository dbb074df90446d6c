import { Box, Button, Stack } from '@concord/ui';
import { DialogActions, DialogContent, DialogTitle } from '@concord/ui/display';
import type { KeyboardEvent, ReactNode, SubmitEventHandler } from 'react';
import { sendByKeys } from '../forms/send-by-keys';

interface DialogFormProps {
  readonly title: string;
  /** Id of the title, which names the dialog. */
  readonly titleId: string;
  /** Label of the submit button; without it the dialog only informs. */
  readonly submitLabel?: string;
  /** Label of the cancel button. */
  readonly cancelLabel?: string;
  readonly disabled?: boolean;
  /** Styles the submit button for an irreversible action. */
  readonly destructive?: boolean;
  /** Focuses the submit button, for dialogs without fields. */
  readonly focusSubmit?: boolean;
  readonly busy: boolean;
  readonly onSubmit: SubmitEventHandler;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Content of a dialog with one form. */
export function DialogForm(props: DialogFormProps) {
  const { title, titleId, submitLabel, disabled, destructive, focusSubmit, busy, onSubmit, onCancel } = props;
  const { cancelLabel = submitLabel ? 'Cancel' : 'Close' } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Submitting by keys would ignore the disabled button. Menus are elsewhere in the page.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (isInside && submitLabel && !disabled && !busy && !event.defaultPrevented) sendByKeys(event);
  };
  return (
    // Buttons stay visible: only the part above them scrolls.
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
