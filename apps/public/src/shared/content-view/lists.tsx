import { Box, Typography } from '@concord/ui';
import type { ContentStep, RichText } from '../../content/page-content';
import { plainText } from '../../content/text';
import { Rich } from './rich-text';

/** True for many short items, which are set in two columns. */
const inColumns = (items: readonly RichText[]) =>
  items.length > 7 && items.every((item) => plainText(item).length < 60);

export function TextList({ items }: { readonly items: readonly RichText[] }) {
  return (
    <Box
      component="ul"
      sx={{
        pl: 2.5,
        my: 0,
        listStyleType: 'disc',
        maxWidth: inColumns(items) ? undefined : '70ch',
        columnCount: inColumns(items) ? { lg: 2 } : undefined,
        columnGap: 5,
        '& li': { py: 0.5, pl: 0.5, breakInside: 'avoid' },
        // Keeps the last item from standing alone at the top of a sheet.
        '& li:last-of-type:not(:first-of-type)': { breakBefore: 'avoid' },
        '& li::marker': { color: 'primary.main' },
      }}
    >
      {items.map((item) => (
        <li key={plainText(item)}>
          <Rich text={item} />
        </li>
      ))}
    </Box>
  );
}

const LOOK = {
  listStyle: 'none',
  counterReset: 'step',
  p: 0,
  m: 0,
  maxWidth: '70ch',
  '& > li': {
    counterIncrement: 'step',
    position: 'relative',
    pl: 7,
    pb: 3,
    minHeight: 44,
    breakInside: 'avoid',
  },
  '& > li:last-of-type': { pb: 0 },
  '& > li::before': {
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    top: 0,
    width: 40,
    height: 40,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    bgcolor: 'primary.main',
    outline: '1px solid transparent',
    color: 'primary.contrastText',
    fontWeight: 700,
  },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 19,
    top: 46,
    bottom: 6,
    width: '2px',
    bgcolor: 'divider',
  },
} as const;

export function StepList({
  steps,
  level,
}: {
  readonly steps: readonly ContentStep[];
  readonly level: 'h3' | 'h4';
}) {
  return (
    <Box component="ol" sx={LOOK}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Typography component={level} variant="h4" sx={{ pt: 0.75 }}>
            {title}
          </Typography>
          {text ? (
            <Typography sx={{ mt: 0.5 }}>
              <Rich text={text} />
            </Typography>
          ) : null}
        </li>
      ))}
    </Box>
  );
}

/** Stages with arrows between them. */
export function PathList({ stations }: { readonly stations: readonly string[] }) {
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'flex',
        flexWrap: 'wrap',
        rowGap: 1,
        '& > li': { display: 'flex', alignItems: 'center', fontWeight: 600 },
        '& > li > span': {
          px: 1.75,
          py: 0.75,
          borderRadius: 3,
          bgcolor: 'primary.light',
          outline: '1px solid transparent',
        },
        '& > li:not(:last-of-type)::after': {
          content: ['"→"', '"→" / ""'],
          px: 1,
          color: 'primary.main',
        },
      }}
    >
      {stations.map((station) => (
        <li key={station}>
          <span>{station}</span>
        </li>
      ))}
    </Box>
  );
}
