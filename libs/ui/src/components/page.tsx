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
export function Page({ title, description, maxWidth = 'lg', children }: PageProps) {
  return (
    <Container maxWidth={maxWidth} sx={{ py: { xs: 4, md: 6 } }}>
      <PageHead title={`${title} | ${SITE}`} description={description} />
      {children}
    </Container>
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
