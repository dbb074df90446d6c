import { Box, Typography } from '@concord/ui';
import type { ReactNode } from 'react';

interface DetailListProps {
  readonly items: readonly (readonly [label: string, value: ReactNode])[];
  /** Two columns at every width, as in a dialog. */
  readonly narrow?: boolean;
}

const TWO_COLUMNS = 'repeat(2, minmax(0, 1fr))';

export function DetailList({ items, narrow = false }: DetailListProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: {
          xs: TWO_COLUMNS,
          lg: narrow ? TWO_COLUMNS : 'repeat(auto-fill, minmax(200px, 1fr))',
        },
      }}
    >
      {items.map(([label, value]) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 550, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
