import { Box, Button, IconButton, Stack, Typography } from '@concord/ui';
import { AddIcon, RemoveIcon } from '@concord/ui/display';
import { useLayoutEffect, useRef, useState } from 'react';

const STEPS = [1, 1.5, 2, 3, 4] as const;
const LAST = STEPS.length - 1;

interface ZoomedPictureProps {
  readonly src: string;
  readonly alt: string;
  readonly onError: () => void;
}

/** A picture that is enlarged in its frame by buttons or a click, and scrolls there. */
export function ZoomedPicture({ src, alt, onError }: ZoomedPictureProps) {
  const [step, setStep] = useState(0);
  const zoom = STEPS[step] ?? 1;
  const percent = `${zoom * 100}%`;
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = frame;
    // Scrolls to the middle of the picture, where the face is.
    current?.scrollTo?.(
      (current.scrollWidth - current.clientWidth) / 2,
      (current.scrollHeight - current.clientHeight) / 2,
    );
  }, [zoom]);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <IconButton
          aria-label="Smaller"
          disabled={step === 0}
          onClick={() => setStep((now) => Math.max(now - 1, 0))}
        >
          <RemoveIcon />
        </IconButton>
        <Typography role="status" sx={{ minWidth: 52, textAlign: 'center' }}>
          {percent}
        </Typography>
        <IconButton
          aria-label="Larger"
          disabled={step === LAST}
          onClick={() => setStep((now) => Math.min(now + 1, LAST))}
        >
          <AddIcon />
        </IconButton>
        {step > 0 ? <Button onClick={() => setStep(0)}>Whole picture</Button> : null}
      </Stack>
      <Box
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label={alt}
        sx={{
          height: { xs: 360, md: 'min(480px, 60vh)' },
          overflow: 'auto',
          borderRadius: 1,
          bgcolor: 'action.hover',
        }}
      >
        <Box
          component="img"
          src={src}
          alt={alt}
          onError={onError}
          onClick={() => setStep((now) => (now === LAST ? 0 : now + 1))}
          style={{ width: percent, height: percent }}
          sx={{
            display: 'block',
            objectFit: 'contain',
            cursor: step === LAST ? 'zoom-out' : 'zoom-in',
          }}
        />
      </Box>
    </Stack>
  );
}
