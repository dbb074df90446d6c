import { Box, ChevronRightIcon, IconButton, SvgIcon, Typography } from '@concord/ui';
import type { KeyboardEvent } from 'react';

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const PAUSE_ICON = 'M7 5h3v14H7zM14 5h3v14h-3z';
const PLAY_ICON = 'M8 5l11 7-11 7z';

interface SlideControlsProps {
  /** Id of the row of slides. */
  readonly controls: string;
  /** Position in words, e.g. `1 of 9`. */
  readonly position: string;
  readonly visible: boolean;
  readonly playing: boolean;
  readonly onTogglePlaying: () => void;
  readonly onStep: (by: number) => void;
}

/** Carousel buttons. The first has `data-rotation`, which the carousel's focus handler reads. */
export function SlideControls(props: SlideControlsProps) {
  const { controls, position, visible, playing, onTogglePlaying, onStep } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <Box
      role="group"
      aria-label="Slides"
      onKeyDown={onKeyDown}
      // Invisible until the script runs, but takes its space.
      sx={{
        display: 'flex',
        alignItems: 'center',
        mx: -1.25,
        visibility: visible ? 'visible' : 'hidden',
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <IconButton
        data-rotation=""
        color="primary"
        aria-label={playing ? 'Pause the slides' : 'Play the slides'}
        onClick={onTogglePlaying}
      >
        <SvgIcon>
          <path d={playing ? PAUSE_ICON : PLAY_ICON} />
        </SvgIcon>
      </IconButton>
      <IconButton
        color="primary"
        aria-label="Previous slide"
        aria-controls={controls}
        onClick={() => onStep(-1)}
      >
        <ChevronRightIcon sx={{ transform: 'rotate(180deg)' }} />
      </IconButton>
      <Typography
        component="span"
        sx={{ minWidth: '4.5em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
      >
        {position}
      </Typography>
      <IconButton color="primary" aria-label="Next slide" aria-controls={controls} onClick={() => onStep(1)}>
        <ChevronRightIcon />
      </IconButton>
    </Box>
  );
}
