import { Box, Button, ButtonBase, CircularProgress, Stack, Typography } from '@concord/ui';
import { PersonIcon } from '@concord/ui/display';
import { FieldError } from '@concord/ui/forms';
import { useId, useRef } from 'react';
import { FileInput } from '../pictures/file-input';
import { useCameraKind } from '../pictures/use-camera-kind';
import { useFileDrop } from '../pictures/use-file-drop';
import { usePassportField } from './use-passport-field';

const LEAD = 'Use a recent photo of your face on a plain background. We make large photos smaller for you.';

/** Adjust is beside the picture on a phone, otherwise in the row of buttons. */
const LAYOUT = {
  display: 'grid',
  columnGap: { xs: 1, sm: 2.5 },
  rowGap: 1,
  justifyContent: 'start',
  mb: 3,
  gridTemplate: {
    xs: `'preview adjust' auto 'text text' auto 'choose choose' auto 'error error' auto / auto 1fr`,
    sm: `'preview text text' auto 'preview choose adjust' auto 'preview error error' 1fr / auto auto 1fr`,
  },
  '& > button': { justifySelf: 'start' },
};

/** The picture itself is a button that chooses another. */
const PREVIEW = {
  gridArea: 'preview',
  width: 140,
  height: 175,
  flexShrink: 0,
  borderRadius: 1,
  overflow: 'hidden',
  border: 2,
  bgcolor: 'primary.light',
  color: 'primary.main',
  outlineOffset: 2,
  '&:hover': { borderColor: 'primary.main' },
};

/** Passport picture: chosen or photographed, cropped to portrait, and adjustable. */
export function PassportField() {
  const passport = usePassportField();
  const { ref, value } = passport.field;
  const camera = useCameraKind();
  const chooser = useRef<HTMLInputElement>(null);
  const cameraApp = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const { over, handlers } = useFileDrop(passport.choose);
  const chooseFile = () => chooser.current?.click();
  const { opened } = passport;

  return (
    <Box {...handlers} sx={LAYOUT}>
      <ButtonBase
        ref={ref}
        onClick={chooseFile}
        aria-label={value ? 'Passport picture: choose another' : 'Passport picture: choose an image'}
        aria-describedby={passport.error ? errorId : undefined}
        sx={{
          ...PREVIEW,
          borderStyle: value ? 'solid' : 'dashed',
          borderColor: passport.invalid ? 'error.main' : value || over ? 'primary.main' : 'art.line',
          outline: over ? '3px solid' : undefined,
        }}
      >
        {passport.reading ? <CircularProgress aria-hidden="true" sx={{ position: 'absolute' }} /> : null}
        {value ? (
          <Box
            component="img"
            src={value}
            alt="Your passport picture"
            sx={{ width: '100%', height: '100%', objectFit: 'cover', opacity: passport.reading ? 0.4 : 1 }}
          />
        ) : (
          <PersonIcon sx={{ fontSize: 64, opacity: passport.reading ? 0.2 : 1 }} aria-hidden="true" />
        )}
      </ButtonBase>
      <FileInput ref={chooser} label="Passport image file" accept="image/*" onFile={passport.choose} />
      <Box sx={{ gridArea: 'text' }}>
        <Typography sx={{ fontWeight: 600 }}>Passport picture (required)</Typography>
        <Typography
          role="status"
          variant="body2"
          color="textSecondary"
          sx={{ maxWidth: '44ch', minHeight: '4.8em' }}
        >
          {passport.reading ? 'Preparing the picture…' : (passport.hint ?? LEAD)}
        </Typography>
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ gridArea: 'choose', flexWrap: 'wrap' }}>
        <Button variant="outlined" size="small" sx={{ px: 1.75, minWidth: 150 }} onClick={chooseFile}>
          {value ? 'Choose another' : 'Choose a picture'}
        </Button>
        {camera === 'none' ? null : (
          <Button
            variant="outlined"
            size="small"
            sx={{ px: 1.75 }}
            onClick={() => (camera === 'app' ? cameraApp.current?.click() : passport.openCamera())}
          >
            Take a photo
          </Button>
        )}
        {camera === 'app' ? (
          <FileInput
            ref={cameraApp}
            label="Photo from the camera"
            accept="image/*"
            capture="user"
            onFile={passport.choose}
          />
        ) : null}
      </Stack>
      {/* Hidden instead of absent, so that the layout does not move when the picture appears. */}
      <Button
        size="small"
        disabled={passport.reading !== undefined}
        sx={{ gridArea: 'adjust', alignSelf: 'end', visibility: value ? 'visible' : 'hidden' }}
        onClick={passport.adjust}
      >
        Adjust
      </Button>
      <Box sx={{ gridArea: 'error' }}>
        <FieldError id={errorId} message={passport.error} />
      </Box>
      {opened?.kind === 'crop' ? (
        <opened.CropDialog
          picture={opened.original.working}
          url={opened.url}
          placement={opened.original.placement}
          onDone={(next, placement) => passport.place(opened.original.working, next, placement)}
          onCancel={passport.close}
        />
      ) : null}
      {opened?.kind === 'camera' ? (
        <opened.CameraDialog onFile={passport.photographed} onCancel={passport.close} />
      ) : null}
    </Box>
  );
}
