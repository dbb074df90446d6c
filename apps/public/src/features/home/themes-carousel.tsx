import { Box, Typography } from '@concord/ui';
import { type FocusEvent, type PointerEvent, useRef } from 'react';
import type { ProgrammeTheme } from '../../content/home';
import { SlideControls } from './slide-controls';
import { ThemeSlide } from './theme-slide';
import { useEndlessRow } from './use-endless-row';
import { useAutoAdvance, useRotation } from './use-rotation';

const HEADING_ID = 'programme-themes';
const ROW_ID = 'programme-theme-slides';

/**
 * Endless carousel of programme themes. The prerendered markup is a row that scrolls sideways and
 * snaps; the script adds buttons, the loop and automatic rotation to the same elements.
 */
export function ThemesCarousel({ themes }: { readonly themes: readonly ProgrammeTheme[] }) {
  const section = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const { playing, running, play, stop, setPaused } = useRotation(section);
  const { current, ready, step, orderOf } = useEndlessRow(row, themes.length, stop);
  useAutoAdvance(running, current, step);

  const stepByVisitor = (by: number) => {
    stop();
    step(by);
  };
  const togglePlaying = () => {
    setPaused(false);
    if (playing) stop();
    else play();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    // Focusing the play button only pauses, so the button can still start the rotation.
    if ('rotation' in target.dataset) setPaused(true);
    else stop();
  };
  const onPointer = ({ type, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setPaused(type === 'pointerenter');
  };
  const positionOf = (index: number) => `${index + 1} of ${themes.length}`;

  return (
    <Box
      component="section"
      ref={section}
      aria-roledescription={ready ? 'carousel' : undefined}
      aria-labelledby={HEADING_ID}
      onFocus={onFocus}
      onBlur={() => setPaused(false)}
      onPointerEnter={onPointer}
      onPointerLeave={onPointer}
      sx={{ mt: { xs: 5, md: 8 } }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="h2" id={HEADING_ID}>
          Programme themes
        </Typography>
        <SlideControls
          controls={ROW_ID}
          position={positionOf(current)}
          visible={ready}
          playing={playing}
          onTogglePlaying={togglePlaying}
          onStep={stepByVisitor}
        />
      </Box>
      <Box
        component="ul"
        id={ROW_ID}
        ref={row}
        aria-live={playing ? 'off' : 'polite'}
        sx={{
          display: 'flex',
          listStyle: 'none',
          p: 0,
          mt: 2,
          mb: 0,
          overflowX: 'auto',
          overscrollBehaviorX: 'contain',
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          bgcolor: 'background.paper',
          '@media (scripting: none)': { scrollbarWidth: 'thin' },
        }}
      >
        {themes.map((theme, index) => (
          <ThemeSlide
            key={theme.name}
            theme={theme}
            position={positionOf(index)}
            order={orderOf(index)}
            hidden={ready && index !== current}
          />
        ))}
      </Box>
    </Box>
  );
}
