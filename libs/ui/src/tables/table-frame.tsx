import TableContainer from '@mui/material/TableContainer';
import { type ReactNode, useRef } from 'react';
import { useFits } from './use-fits';

/** Height of what stays at the top of the window, such as the head of a record: heads of tables stay below it. */
export const STUCK_TOP = '--stuck-top';

/** Cells have a background of their own, which would stand out at the corners. */
const RADIUS = 'calc(var(--mui-shape-borderRadius, 8px) - 1px)';
const CORNERS = {
  '& thead tr > :first-of-type': { borderTopLeftRadius: RADIUS },
  '& thead tr > :last-of-type': { borderTopRightRadius: RADIUS },
} as const;

/** The page scrolls, and the head stays at the top of the window. */
const FITTING = {
  ...CORNERS,
  overflow: 'visible',
  '& .MuiTableCell-stickyHeader': { top: `var(${STUCK_TOP}, 0px)` },
} as const;

/** A table that is wider than its place scrolls sideways below its last column, which has the buttons of the rows. */
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

/** The place of a table. The page is the only thing that scrolls up and down. */
export function TableFrame({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const fits = useFits(place);
  return (
    <TableContainer
      ref={place}
      // Keys scroll it where it is too wide.
      tabIndex={fits ? undefined : 0}
      role="group"
      aria-label="Rows"
      sx={{ borderRadius: 'inherit', containerType: 'inline-size', ...(fits ? FITTING : WIDE) }}
    >
      {children}
    </TableContainer>
  );
}
