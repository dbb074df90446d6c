import { INSTITUTE } from '@concord/institute';
import Box from '@mui/material/Box';
import Container, { type ContainerProps } from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageProps {
  /** The document's title; the institute's short name is added. */
  readonly title: string;
  /** One sentence for search results and link previews. */
  readonly description?: string;
  readonly maxWidth?: ContainerProps['maxWidth'];
  /** A {@link PageBand} above the content, as wide as the window. */
  readonly band?: ReactNode;
  readonly children: ReactNode;
}

/** Title and description in the document's head. */
export function PageHead({ title, description }: Pick<PageProps, 'title' | 'description'>) {
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
    </>
  );
}

/** A page: sets the document's title and limits the width of its content. Every route renders one. */
export function Page({ title, description, maxWidth = 'lg', band, children }: PageProps) {
  return (
    <>
      <PageHead title={`${title} | ${INSTITUTE.shortName}`} description={description} />
      {band}
      <Container maxWidth={maxWidth} sx={{ py: { xs: 4, md: 6 } }}>
        {children}
      </Container>
    </>
  );
}

interface PageBandProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** A short line above the title. */
  readonly eyebrow?: string;
  /** A {@link LineDrawing} beside the text, hidden on a phone. */
  readonly drawing?: ReactNode;
  /** Buttons below the text. */
  readonly actions?: ReactNode;
  /** Content below everything else, as wide as the page. */
  readonly children?: ReactNode;
}

/** The tinted band at the top of a public page, with its only `h1`. Pages of the back office have a {@link PageHeader}. */
export function PageBand({ title, lead, eyebrow, drawing, actions, children }: PageBandProps) {
  return (
    <Box
      component="header"
      // In forced colours the tint is gone and the outline is visible.
      sx={{
        bgcolor: 'primary.light',
        outline: '1px solid transparent',
        '@media print': { bgcolor: 'transparent' },
      }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 4, md: 6 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 5 }}>
          <Box sx={{ maxWidth: '64ch', minWidth: 0 }}>
            {eyebrow ? (
              <Typography variant="overline" component="p" color="primary" sx={{ mb: 0.5 }}>
                {eyebrow}
              </Typography>
            ) : null}
            <Typography variant="h1">{title}</Typography>
            <Typography variant="subtitle1" component="p" sx={{ mt: 1.5 }}>
              {lead}
            </Typography>
            {actions ? (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3, displayPrint: 'none' }}>
                {actions}
              </Box>
            ) : null}
          </Box>
          {drawing}
        </Box>
        {children}
      </Container>
    </Box>
  );
}

/** Properties of {@link PageHeader}. */
export interface PageHeaderProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** A short line above the title. */
  readonly eyebrow?: string;
  /** Buttons on the right, below the title on a phone. */
  readonly actions?: ReactNode;
}

/**
 * Keeps two buttons in one line with a long title; if too little is left for the title, it gets its own line.
 */
const ACTIONS = {
  flexWrap: 'wrap',
  justifyContent: { md: 'flex-end' },
  flexShrink: { md: 0 },
  maxWidth: '100%',
} as const;

/** The heading of a page: its only `h1`. */
export function PageHeader({ title, lead, eyebrow, actions }: PageHeaderProps) {
  return (
    <Stack
      component="header"
      direction={{ xs: 'column', md: 'row' }}
      spacing={2}
      useFlexGap
      sx={{
        mb: { xs: 3, md: 5 },
        flexWrap: { md: 'wrap' },
        justifyContent: 'space-between',
        alignItems: { md: 'flex-end' },
      }}
    >
      <Box sx={{ maxWidth: '70ch', flex: { md: '1 1 16rem' } }}>
        {eyebrow ? (
          <Typography variant="overline" component="p" color="primary">
            {eyebrow}
          </Typography>
        ) : null}
        <Typography variant="h1">{title}</Typography>
        {lead ? (
          <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ mt: 1.5 }}>
            {lead}
          </Typography>
        ) : null}
      </Box>
      {actions ? (
        <Stack direction="row" spacing={1} useFlexGap sx={ACTIONS}>
          {actions}
        </Stack>
      ) : null}
    </Stack>
  );
}
