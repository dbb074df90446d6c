import { Box, Typography } from '@concord/ui';
import type { ReactNode } from 'react';
import { listed, NONE } from '../format';

export type Detail = readonly [label: string, value: ReactNode];

interface DetailListProps {
  readonly items: readonly Detail[];
  /** Uses two columns at every width, as in a dialog. */
  readonly narrow?: boolean;
  /** Lists the names of missing values in one line below, instead of a dash each. */
  readonly folded?: boolean;
}

const TWO_COLUMNS = 'repeat(2, minmax(0, 1fr))';

const isGiven = ([, value]: Detail) => value !== NONE;

export const isEmpty = (items: readonly Detail[]) => !items.some(isGiven);

export function DetailList({ items, narrow = false, folded = false }: DetailListProps) {
  const shown = folded ? items.filter(isGiven) : items;
  const missing = folded ? items.filter((item) => !isGiven(item)).map(([label]) => label) : [];
  return (
    <>
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
        {shown.map(([label, value]) => (
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
      {missing.length > 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Not given: {listed(missing)}
        </Typography>
      ) : null}
    </>
  );
}
