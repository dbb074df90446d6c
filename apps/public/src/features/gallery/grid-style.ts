/** Breakpoints of two and three columns: the specification's, not the theme's. */
const TWO = '@media (min-width: 750px)';
const THREE = '@media (min-width: 900px)';
const GAP = 2;

/** Masonry grid: one column, two from 750 px, three from 900 px. */
export const gridStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  columnCount: 1,
  columnGap: GAP,
  [TWO]: { columnCount: 2 },
  [THREE]: { columnCount: 3 },
  '& > li': { breakInside: 'avoid', pb: GAP },
} as const;

/** `sizes` of a grid picture, which browsers read before the styles. */
export const GRID_SIZES = '(min-width: 1100px) 340px, (min-width: 900px) 31vw, (min-width: 750px) 47vw, 92vw';

/** Keeps the content below the grid off the first screen, so that the layout does not move. */
export const galleryArea = { pt: { xs: 4, md: 6 }, minHeight: 'calc(100vh - 160px)' } as const;
