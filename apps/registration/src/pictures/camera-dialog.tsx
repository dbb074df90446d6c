import { Box, Button, CircularProgress, Stack, Typography, useMediaQuery, type Theme } from '@concord/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@concord/ui/display';
import { useEffect, useId, useRef } from 'react';
import { HEAD_ROOM } from './crop-area';
import { useCamera } from './use-camera';

interface CameraDialogProps {
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
}

/** Frame around the part of the picture that the crop keeps. */
const FRAME = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: `50% ${HEAD_ROOM * 100}%`,
} as const;

/** Takes the passport picture with a computer's camera. */
export function CameraDialog({ onFile, onCancel }: CameraDialogProps) {
  const titleId = useId();
  const { video, live, problem, shot, take, retake, retry, onPlaying } = useCamera();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const main = useRef<HTMLButtonElement>(null);
  const step = problem ? 'problem' : shot ? 'taken' : live ? 'live' : 'starting';
  useEffect(() => main.current?.focus(), [step]);

  const [mainLabel, proceed] = problem
    ? ['Try again', retry]
    : shot
      ? ['Use this picture', () => onFile(shot.file)]
      : ['Take the photo', () => void take()];
  const message = {
    problem,
    taken: 'Is your face sharp and well lit?',
    live: 'Look straight at the camera, with your whole face in the frame.',
    starting: 'Starting the camera. Your browser may ask you to allow it.',
  }[step];

  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} maxWidth="xs" fullScreen={narrow}>
      <DialogTitle id={titleId}>Take a photo</DialogTitle>
      <DialogContent>
        <Typography
          role={problem ? 'alert' : 'status'}
          variant="body2"
          color={problem ? 'error' : 'textSecondary'}
          sx={{ mb: 2, minHeight: '4.8em' }}
        >
          {message}
        </Typography>
        <Box
          hidden={step === 'problem'}
          sx={{
            position: 'relative',
            aspectRatio: '4 / 5',
            maxHeight: '56vh',
            mx: 'auto',
            overflow: 'hidden',
            borderRadius: 1,
            bgcolor: 'primary.light',
          }}
        >
          {step === 'starting' ? (
            <Stack sx={{ position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' }}>
              <CircularProgress aria-label="Starting the camera" />
            </Stack>
          ) : null}
          {/* Mirrored, as people expect; the photo is not. */}
          <Box
            component="video"
            ref={video}
            autoPlay
            playsInline
            muted
            aria-label="Camera view"
            onPlaying={onPlaying}
            sx={{ ...FRAME, transform: 'scaleX(-1)', visibility: step === 'live' ? 'visible' : 'hidden' }}
          />
          {shot ? <Box component="img" src={shot.url} alt="The photo just taken" sx={FRAME} /> : null}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap' }}>
        <Button onClick={onCancel}>Cancel</Button>
        {step === 'taken' ? <Button onClick={retake}>Retake</Button> : null}
        <Button ref={main} variant="contained" disabled={step === 'starting'} onClick={proceed}>
          {mainLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
