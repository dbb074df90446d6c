import { Box, Paper, Typography } from '@concord/ui';
import { type ReactNode, use } from 'react';
import { GrowthContext } from '../form/growth';
import { partIds, partOf, type PartId } from '../form/parts';

interface SectionProps {
  readonly part: PartId;
  readonly children: ReactNode;
}

export function Section({ part, children }: SectionProps) {
  const isReached = use(GrowthContext).hasPart(part);
  if (!isReached) return null;
  const ids = partIds(part);
  const { title, lead } = partOf(part);
  return (
    <Paper
      component="section"
      id={ids.section}
      variant="outlined"
      aria-labelledby={ids.heading}
      sx={{ p: { xs: 2, sm: 2.5, md: 4 } }}
    >
      <Box sx={{ mb: 3 }}>
        <Typography id={ids.heading} variant="h3" component="h2" tabIndex={-1} sx={{ outlineOffset: 4 }}>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '60ch' }}>
          {lead}
        </Typography>
      </Box>
      {children}
    </Paper>
  );
}

/** Fields in two columns, in one on narrow screens. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        '& .whole-row': { gridColumn: '1 / -1' },
      }}
    >
      {children}
    </Box>
  );
}
