import { Box, Button, CircularProgress, type Theme, Typography, useMediaQuery } from '@concord/ui';
import { useCameraStream } from '@concord/ui/camera';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@concord/ui/dialogs';
import { useId, useRef } from 'react';
import { useCodeReader } from './use-code-reader';

interface ScanDialogProps {
  readonly onNumber: (number: string) => void;
  readonly onCancel: () => void;
}

/** Prefers the rear camera of a phone; a computer uses its only one. */
const WANTED: MediaTrackConstraints = {
  facingMode: 'environment',
  width: { ideal: 1280 },
  height: { ideal: 960 },
};

/** Reads a certificate's QR code from the camera or a picture. */
export default function ScanDialog({ onNumber, onCancel }: ScanDialogProps) {
  const titleId = useId();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const file = useRef<HTMLInputElement>(null);
  const { video, live, problem, retry, onPlaying } = useCameraStream(WANTED);
  const isLive = live && !problem;
  const { notice, readFile } = useCodeReader(video, { live: isLive, onNumber });
  const message =
    notice ??
    problem ??
    (isLive
      ? 'Point the camera at the square code in the lower part of the certificate. It scans automatically.'
      : 'Starting the camera. Your browser may ask you to allow it.');
  const isAlert = Boolean(notice ?? problem);

  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} maxWidth="xs" fullWidth fullScreen={narrow}>
      <DialogTitle id={titleId}>Scan the QR code</DialogTitle>
      <DialogContent>
        <Typography
          role={isAlert ? 'alert' : 'status'}
          color={isAlert ? 'error' : 'textSecondary'}
          sx={{ mb: 2, minHeight: '4.8em' }}
        >
          {message}
        </Typography>
        <Box
          sx={{
            display: problem ? 'none' : 'grid',
            placeItems: 'center',
            aspectRatio: '1',
            maxHeight: '50vh',
            mx: 'auto',
            overflow: 'hidden',
            borderRadius: 1,
            bgcolor: 'primary.light',
            '& > *': { gridArea: '1 / 1' },
          }}
        >
          {isLive ? null : <CircularProgress aria-hidden="true" />}
          <Box
            component="video"
            ref={video}
            autoPlay
            playsInline
            muted
            aria-label="Camera view"
            onPlaying={onPlaying}
            sx={{ width: '100%', height: '100%', objectFit: 'cover', opacity: isLive ? 1 : 0 }}
          />
        </Box>
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          data-testid="picture"
          onChange={({ target }) => {
            const [picture] = target.files ?? [];
            if (picture) void readFile(picture);
            // Allows choosing the same picture again.
            target.value = '';
          }}
        />
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap' }}>
        <Button onClick={onCancel}>Cancel</Button>
        {problem ? <Button onClick={retry}>Try again</Button> : null}
        <Button variant={problem ? 'contained' : 'outlined'} onClick={() => file.current?.click()}>
          Choose a picture
        </Button>
      </DialogActions>
    </Dialog>
  );
}
