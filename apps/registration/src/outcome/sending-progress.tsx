import { Box, Button, Paper, Stack, Typography, VISUALLY_HIDDEN } from '@concord/ui';
import { Dialog, DialogActions, DialogContent, LinearProgress } from '@concord/ui/display';
import { useId } from 'react';
import type { UploadProgress } from '@concord/api-client/upload';
import { uploadAnnouncement, uploadText } from './upload-text';

function UploadProgressBar({ sent, total }: UploadProgress) {
  const { percent, storing, text } = uploadText(sent, total);
  return (
    <Box sx={{ width: '100%' }}>
      <LinearProgress
        variant={storing ? 'indeterminate' : 'determinate'}
        value={percent}
        aria-label="Sending your registration"
        aria-valuetext={text}
        sx={{ height: 8, borderRadius: 1 }}
      />
      <Typography variant="body2" aria-hidden="true" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {uploadAnnouncement(sent, total)}
      </Box>
    </Box>
  );
}

interface LoadingDialogProps {
  /** Undefined while nothing is being sent. */
  readonly progress: UploadProgress | undefined;
  readonly onClose: () => void;
}

/** Progress of the upload; closing the dialog does not cancel it. */
export function LoadingDialog({ progress, onClose }: LoadingDialogProps) {
  const textId = useId();
  return (
    <Dialog
      open={progress !== undefined}
      // Ignores the second half of a double click, which lands on the backdrop.
      onClose={(_event, reason) => (reason === 'backdropClick' ? undefined : onClose())}
      maxWidth="xs"
      fullWidth
      aria-labelledby={textId}
      // No exit transition, as it would show outdated text.
      slotProps={{ transition: { timeout: { enter: 200, exit: 0 } } }}
    >
      <DialogContent>
        <Stack spacing={2.5} sx={{ alignItems: 'center', textAlign: 'center', pt: 2 }}>
          <Typography id={textId}>Dear User kindly hold on, result will be displayed in a bit...</Typography>
          <Typography sx={{ fontWeight: 600 }}>Loading.....</Typography>
          {progress ? <UploadProgressBar {...progress} /> : null}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const STICKY = { position: 'sticky', bottom: 8, zIndex: 'appBar', mt: 2, px: 2, py: 1.5 } as const;

interface StickyProgressProps {
  readonly progress: UploadProgress;
  readonly onShow: () => void;
}

/** Progress bar at the bottom of the screen while the registration is being sent with its dialog closed. */
export function StickyProgress({ progress, onShow }: StickyProgressProps) {
  return (
    <Paper elevation={6} sx={{ ...STICKY, display: 'flex', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <UploadProgressBar {...progress} />
      </Box>
      <Button size="small" variant="outlined" onClick={onShow}>
        Show
      </Button>
    </Paper>
  );
}
