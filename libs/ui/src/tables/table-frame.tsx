import TableContainer from '@mui/material/TableContainer';
import { type ReactNode, useRef } from 'react';
import { useFits } from './use-fits';

/**
 * CSS variable with the height of sticky elements above, such as the head of a record: table heads stay below
 * them.
 */
export const STUCK_TOP = '--stuck-top';

/** Rounds the corners of cells, whose own background would cover those of the frame. */
const RADIUS = 'calc(var(--mui-shape-borderRadius, 8px) - 1px)';
const CORNERS = {
  '& thead tr > :first-of-type': { borderTopLeftRadius: RADIUS },
  '& thead tr > :last-of-type': { borderTopRightRadius: RADIUS },
} as const;

/** The page scrolls, and the head sticks to the top of the window. */
const FITTING = {
  ...CORNERS,
  overflow: 'visible',
  '& .MuiTableCell-stickyHeader': { top: `var(${STUCK_TOP}, 0px)` },
} as const;

/**
 * A table wider than its container scrolls sideways, below the last column, which has the buttons of rows.
 */
const WIDE = {
  overflowX: 'auto',
  overflowY: 'hidden',
  '& tr > :last-child': {
    position: 'sticky',
    right: 0,
    zIndex: 1,
    boxShadow: 'inset 1px 0 var(--mui-palette-divider)',
  },
  '& thead tr > :last-child': { zIndex: 3 },
} as const;

/** Container of a table. Only the page scrolls vertically. */
export function TableFrame({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const fits = useFits(place);
  return (
    <TableContainer
      ref={place}
      // Focusable if it is too wide, so that keys can scroll it.
      tabIndex={fits ? undefined : 0}
      role="group"
      aria-label="Rows"
      sx={{ borderRadius: 'inherit', containerType: 'inline-size', ...(fits ? FITTING : WIDE) }}
    >
      {children}
    </TableContainer>
  );
}
