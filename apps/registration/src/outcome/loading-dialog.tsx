import { Button, Stack, Typography } from '@concord/ui';
import { Dialog, DialogActions, DialogContent } from '@concord/ui/display';
import { useId } from 'react';
import { UploadProgressBar } from './upload-progress-bar';

interface LoadingDialogProps {
  readonly open: boolean;
  readonly sent: number;
  readonly total: number;
  readonly onClose: () => void;
}

/** Shown while the registration is being sent; closing it does not stop that. */
export function LoadingDialog({ open, sent, total, onClose }: LoadingDialogProps) {
  const textId = useId();
  return (
    <Dialog
      open={open}
      // The second half of a double click lands beside the dialog.
      onClose={(_event, reason) => (reason === 'backdropClick' ? undefined : onClose())}
      maxWidth="xs"
      fullWidth
      aria-labelledby={textId}
      // Without an exit transition, which would show outdated text.
      slotProps={{ transition: { timeout: { enter: 200, exit: 0 } } }}
    >
      <DialogContent>
        <Stack spacing={2.5} sx={{ alignItems: 'center', textAlign: 'center', pt: 2 }}>
          <Typography id={textId}>Dear User kindly hold on, result will be displayed in a bit...</Typography>
          <Typography sx={{ fontWeight: 600 }}>Loading.....</Typography>
          <UploadProgressBar sent={sent} total={total} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
