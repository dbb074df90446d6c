import type { SampleName } from '@concord/institute';
import { Box, SampleMark, Typography } from '@concord/ui';
import type { ReactNode } from 'react';

interface SectionFrameProps {
  readonly heading: string;
  readonly anchor: string;
  /** Shows the content at full width below the heading on wide screens. */
  readonly wide?: boolean;
  /** Setting whose values the section lists; the heading is marked while it is a sample. */
  readonly sample?: SampleName;
  readonly children: ReactNode;
}

/** Section of a public page. On a wide screen the content is beside the heading. */
export function SectionFrame({ heading, anchor, wide = false, sample, children }: SectionFrameProps) {
  const head = (
    <Typography
      variant="h2"
      id={`${anchor}-heading`}
      sx={{
        breakAfter: 'avoid',
        maxWidth: { xs: '36ch', lg: wide ? '36ch' : '24ch' },
        mb: { xs: wide ? 2 : 1.5, lg: wide ? 2 : 0 },
      }}
    >
      {heading}
    </Typography>
  );
  return (
    <Box
      component="section"
      id={anchor}
      aria-labelledby={`${anchor}-heading`}
      sx={{
        mt: { xs: 5, md: 7 },
        pt: { xs: 3, md: 4 },
        borderTop: 1,
        borderColor: 'divider',
        scrollMarginTop: 72,
        display: wide ? undefined : { lg: 'grid' },
        gridTemplateColumns: { lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
        columnGap: 5,
        '@media print': { display: 'block', mt: 2, pt: 2 },
      }}
    >
      {sample ? (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 1.5,
            breakAfter: 'avoid',
          }}
        >
          {head}
          <SampleMark of={sample} />
        </Box>
      ) : (
        head
      )}
      <Box sx={{ minWidth: 0, pt: { lg: wide ? 0 : 0.75 } }}>{children}</Box>
    </Box>
  );
}
