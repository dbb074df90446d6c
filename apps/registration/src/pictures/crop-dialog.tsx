import { Box, Button, GlobalStyles, Stack, styled, Typography, useMediaQuery, type Theme } from '@concord/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle, RefreshIcon } from '@concord/ui/display';
import { FieldError } from '@concord/ui/forms';
import { useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { type Area, PASSPORT_ASPECT, type Placement, turned } from './crop-area';
import { CROP_STYLE } from './crop-style';
import { cropPassport, type WorkingPicture } from './passport-picture';
import { DAMAGED } from './file-rejection';

const MAX_ZOOM = 4;
const KEYBOARD_PIXELS = 10;

const Slider = styled('input')(({ theme }) => ({
  width: '100%',
  height: 44,
  margin: 0,
  cursor: 'pointer',
  accentColor: theme.vars.palette.primary.main,
}));

/** A phone in landscape shows text and tools beside the frame. */
const LAYOUT = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  gridTemplate: `'text' auto 'frame' minmax(200px, 1fr) 'tools' auto 'problem' auto / minmax(0, 1fr)`,
  '@media (max-height: 480px)': {
    gridTemplate: `'frame text' 1fr 'frame tools' auto 'problem problem' auto / minmax(0, 1fr) minmax(0, 1fr)`,
  },
};

interface CropDialogProps {
  readonly picture: WorkingPicture;
  /** Object URL of the picture. */
  readonly url: string;
  /** The previous placement. */
  readonly placement: Placement | undefined;
  readonly onDone: (value: string, placement: Placement) => void;
  readonly onCancel: () => void;
}

function inPercent({ area, rotation }: Placement, picture: WorkingPicture): Area {
  const whole = turned(picture, rotation);
  return {
    x: (area.x / whole.width) * 100,
    y: (area.y / whole.height) * 100,
    width: (area.width / whole.width) * 100,
    height: (area.height / whole.height) * 100,
  };
}

/** Adjusts the passport picture in its frame: move, zoom and rotate by touch, mouse or keyboard. */
export function CropDialog({ picture, url, placement, onDone, onCancel }: CropDialogProps) {
  const titleId = useId();
  const textId = useId();
  const zoomId = useId();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(placement?.rotation ?? 0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const area = useRef<Area | null>(null);

  const rotate = () => {
    setRotation((degrees) => (degrees + 90) % 360);
    setCrop({ x: 0, y: 0 });
    setZoom(1);
  };

  const use = async () => {
    if (!area.current) return;
    const chosen = { area: area.current, rotation };
    setBusy(true);
    try {
      onDone(await cropPassport(picture, chosen), chosen);
    } catch {
      setProblem(DAMAGED);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onCancel}
      aria-labelledby={titleId}
      aria-describedby={textId}
      fullScreen={narrow}
      maxWidth="sm"
    >
      <DialogTitle id={titleId}>Adjust the picture</DialogTitle>
      <DialogContent sx={LAYOUT}>
        <Typography id={textId} variant="body2" color="textSecondary" sx={{ gridArea: 'text' }}>
          Place your whole face in the frame. Drag the picture or use the arrow keys to move it. Zoom with two
          fingers or the slider.
        </Typography>
        <Box
          sx={{
            gridArea: 'frame',
            position: 'relative',
            minHeight: 160,
            height: { md: 'min(440px, 50vh)' },
            borderRadius: 1,
            overflow: 'hidden',
            bgcolor: 'common.black',
            '& .reactEasyCrop_CropArea:focus-visible': { outlineOffset: -4, outlineColor: 'common.white' },
          }}
        >
          <GlobalStyles styles={CROP_STYLE} />
          <Cropper
            disableAutomaticStylesInjection
            image={url}
            crop={crop}
            zoom={zoom}
            rotation={rotation}
            aspect={PASSPORT_ASPECT}
            maxZoom={MAX_ZOOM}
            keyboardStep={KEYBOARD_PIXELS}
            initialCroppedAreaPercentages={placement && inPercent(placement, picture)}
            mediaProps={{ onError: () => setProblem(DAMAGED) }}
            cropperProps={{ role: 'application', 'aria-label': 'The frame. Arrow keys move the picture' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_percent, pixels) => {
              area.current = pixels;
            }}
          />
        </Box>
        <Stack direction="row" spacing={2} sx={{ gridArea: 'tools', alignItems: 'center' }}>
          <Typography component="label" htmlFor={zoomId} sx={{ fontWeight: 600 }}>
            Zoom
          </Typography>
          <Slider
            id={zoomId}
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            aria-valuetext={`${zoom.toFixed(1)} times`}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
          <Button
            variant="outlined"
            size="small"
            startIcon={<RefreshIcon />}
            sx={{ flexShrink: 0 }}
            onClick={rotate}
          >
            Rotate
          </Button>
        </Stack>
        <Box sx={{ gridArea: 'problem' }}>
          <FieldError message={problem} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="contained" loading={busy} onClick={() => void use()}>
          Use this picture
        </Button>
      </DialogActions>
    </Dialog>
  );
}
