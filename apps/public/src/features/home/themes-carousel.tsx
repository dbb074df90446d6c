import { Box, ChevronRightIcon, IconButton, SvgIcon, TextLink, Typography } from '@concord/ui';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { ProgrammeTheme } from '../../content/home';
import { ThemeDrawing } from './theme-drawing';
import { useLoop } from './use-loop';
import { useRotation, useTurning } from './use-rotation';

const HEADING_ID = 'programme-themes';
const ROW_ID = 'programme-theme-slides';
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface SlideProps {
  readonly theme: ProgrammeTheme;
  readonly position: string;
  readonly order: number | undefined;
  /** Out of view: neither focus nor assistive technology goes there. */
  readonly away: boolean;
}

function Slide({ theme, position, order, away }: SlideProps) {
  return (
    <Box
      component="li"
      style={{ order }}
      sx={{
        flex: '0 0 100%',
        scrollSnapAlign: 'start',
        scrollSnapStop: 'always',
        // Without buttons the next slide shows a little, so that it is seen to be there.
        '@media (scripting: none)': { flexBasis: '88%', borderRight: 1, borderColor: 'divider' },
      }}
    >
      <Box
        role="group"
        aria-roledescription="slide"
        aria-label={position}
        inert={away}
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '2fr 3fr' },
          gridTemplateRows: { xs: 'auto 1fr', md: 'none' },
          height: '100%',
        }}
      >
        <Box
          sx={{
            bgcolor: 'primary.light',
            display: 'grid',
            placeItems: 'center',
            px: 2,
            py: { xs: 2, md: 4 },
          }}
        >
          <Box sx={{ width: '100%', maxWidth: { xs: 220, md: 320 } }}>
            <ThemeDrawing name={theme.name} />
          </Box>
        </Box>
        <Box
          sx={{
            p: { xs: 2.5, md: 5 },
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'flex-start',
            justifyContent: { md: 'center' },
          }}
        >
          <Typography
            variant="h2"
            component="h3"
            sx={{ fontSize: { xs: '1.375rem', md: '1.75rem' }, mb: 1.5 }}
          >
            {theme.title}
          </Typography>
          <Typography sx={{ maxWidth: '52ch' }}>{theme.text}</Typography>
          <TextLink
            to={theme.link.to}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 44,
              fontWeight: 600,
              mt: { xs: 'auto', md: 1.5 },
            }}
          >
            {theme.link.label}
            <ChevronRightIcon fontSize="small" />
          </TextLink>
        </Box>
      </Box>
    </Box>
  );
}

/**
 * The programme themes, one at a time, without an end. As it is served it is a row that scrolls sideways and snaps;
 * the script adds buttons, the loop and the slow change by itself, on the same elements.
 */
export function ThemesCarousel({ themes }: { readonly themes: readonly ProgrammeTheme[] }) {
  const section = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const { playing, runs, play, stop, hold } = useRotation(section);
  const { at, ready, step, orderOf } = useLoop(row, themes.length, stop);
  useTurning(runs, at, step);

  const go = (by: number) => {
    stop();
    step(by);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    // The first control only waits, so that it can still be used to let the slides go on.
    if ('rotation' in target.dataset) hold(true);
    else stop();
  };
  const onPointer = ({ type, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') hold(type === 'pointerenter');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    go(by);
  };

  return (
    <Box
      component="section"
      ref={section}
      aria-roledescription={ready ? 'carousel' : undefined}
      aria-labelledby={HEADING_ID}
      onFocus={onFocus}
      onBlur={() => hold(false)}
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
        <Box
          role="group"
          aria-label="Slides"
          onKeyDown={onKeyDown}
          // Its room is kept from the start; without a script there is nothing to press.
          sx={{
            display: 'flex',
            alignItems: 'center',
            mx: -1.25,
            visibility: ready ? 'visible' : 'hidden',
            '@media (scripting: none)': { display: 'none' },
          }}
        >
          <IconButton
            data-rotation=""
            color="primary"
            aria-label={playing ? 'Pause the slides' : 'Let the slides change by themselves'}
            onClick={() => {
              hold(false);
              if (playing) stop();
              else play();
            }}
          >
            <SvgIcon>
              <path d={playing ? 'M7 5h3v14H7zM14 5h3v14h-3z' : 'M8 5l11 7-11 7z'} />
            </SvgIcon>
          </IconButton>
          <IconButton
            color="primary"
            aria-label="Previous slide"
            aria-controls={ROW_ID}
            onClick={() => go(-1)}
          >
            <ChevronRightIcon sx={{ transform: 'rotate(180deg)' }} />
          </IconButton>
          <Typography
            component="span"
            sx={{ minWidth: '4.5em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
          >
            {`${at + 1} of ${themes.length}`}
          </Typography>
          <IconButton color="primary" aria-label="Next slide" aria-controls={ROW_ID} onClick={() => go(1)}>
            <ChevronRightIcon />
          </IconButton>
        </Box>
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
          <Slide
            key={theme.name}
            theme={theme}
            position={`${index + 1} of ${themes.length}`}
            order={orderOf(index)}
            away={ready && index !== at}
          />
        ))}
      </Box>
    </Box>
  );
}
