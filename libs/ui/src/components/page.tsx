import Box from '@mui/material/Box';
import Container, { type ContainerProps } from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const SITE = 'Concord';

/** Properties of {@link Page}. */
export interface PageProps {
  /** The document's title; the site's name is added. */
  readonly title: string;
  /** One sentence for those who find the page elsewhere, as in a list of search results. */
  readonly description?: string;
  readonly maxWidth?: ContainerProps['maxWidth'];
  /** A {@link PageBand}, which is as wide as the window, above the content. */
  readonly band?: ReactNode;
  readonly children: ReactNode;
}

/** What the browser and those who link to the page are told about it. */
export function PageHead({ title, description }: Pick<PageProps, 'title' | 'description'>) {
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
    </>
  );
}

/** One screen: sets the document's title and keeps the content at a readable width. */
export function Page({ title, description, maxWidth = 'lg', band, children }: PageProps) {
  return (
    <>
      <PageHead title={`${title} | ${SITE}`} description={description} />
      {band}
      <Container maxWidth={maxWidth} sx={{ py: { xs: 4, md: 6 } }}>
        {children}
      </Container>
    </>
  );
}

/** Properties of {@link PageBand}. */
export interface PageBandProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** A short line above the title. */
  readonly eyebrow?: string;
  /** A drawing beside the words; it hides itself where there is no room. */
  readonly drawing?: ReactNode;
  /** Stands below the words, such as what to do next. */
  readonly actions?: ReactNode;
  /** As wide as the page, below everything else. */
  readonly children?: ReactNode;
}

/** The tinted band at the top of a page for visitors, with its only `h1`. Administration has a {@link PageHeader}. */
export function PageBand({ title, lead, eyebrow, drawing, actions, children }: PageBandProps) {
  return (
    <Box
      component="header"
      // The outline is seen where a palette of the visitor's own takes the tint away.
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

/** The heading of a screen: the page's only `h1`. */
export function PageHeader({ title, lead, eyebrow, actions }: PageHeaderProps) {
  return (
    <Stack
      component="header"
      direction={{ xs: 'column', md: 'row' }}
      spacing={2}
      sx={{ mb: { xs: 3, md: 5 }, justifyContent: 'space-between', alignItems: { md: 'flex-end' } }}
    >
      <Box sx={{ maxWidth: '70ch' }}>
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
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      ) : null}
    </Stack>
  );
}
