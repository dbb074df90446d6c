import { Box, ChevronRightIcon, TextLink, Typography } from '@concord/ui';
import type { ProgrammeTheme } from '../../content/home';
import { ThemeDrawing } from './theme-drawing';

interface ThemeSlideProps {
  readonly theme: ProgrammeTheme;
  readonly position: string;
  readonly order: number | undefined;
  /** True out of view: not focusable, and hidden from screen readers. */
  readonly hidden: boolean;
}

/** Programme theme: drawing, text and link. */
export function ThemeSlide({ theme, position, order, hidden }: ThemeSlideProps) {
  return (
    <Box
      component="li"
      style={{ order }}
      sx={{
        flex: '0 0 100%',
        scrollSnapAlign: 'start',
        scrollSnapStop: 'always',
        // Without scripts, a part of the next slide is visible as a hint to scroll.
        '@media (scripting: none)': { flexBasis: '88%', borderRight: 1, borderColor: 'divider' },
      }}
    >
      <Box
        role="group"
        aria-roledescription="slide"
        aria-label={position}
        inert={hidden}
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
