import { Box } from '@concord/ui';
import type { ReactNode } from 'react';
import { PARTS } from '../form/parts';
import { PartList } from './part-list';
import { ProgressBar } from './progress-bar';
import { NARROW_NAV, PROGRESS_GRID, WIDE_NAV } from './progress-style';

const PARTS_AT_START = PARTS.map((part) => ({ part, state: 'not begun' as const }));

/** Progress in the served page, in a wide and a narrow version; CSS shows one of them. */
export function EarlyProgress({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={PROGRESS_GRID}>
      <Box
        component="nav"
        aria-label="Parts of this page"
        sx={{ ...WIDE_NAV, display: { xs: 'none', lg: 'block' } }}
      >
        <PartList parts={PARTS_AT_START} current="personal" />
      </Box>
      <Box component="nav" aria-label="Parts of this page" sx={{ ...NARROW_NAV, display: { lg: 'none' } }}>
        <ProgressBar parts={PARTS_AT_START} current="personal" />
      </Box>
      <div>{children}</div>
    </Box>
  );
}
