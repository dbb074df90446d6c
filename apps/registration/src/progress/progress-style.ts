/** Grid of the form and its progress in a wide window. */
export const PROGRESS_GRID = {
  display: { lg: 'grid' },
  gridTemplateColumns: { lg: '208px minmax(0, 1fr)' },
  columnGap: 4,
  alignItems: 'start',
} as const;

/** Progress as a list beside the form, and as a bar above it. */
export const WIDE_NAV = { position: 'sticky', top: 24 } as const;
export const NARROW_NAV = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  mx: { xs: -2, sm: -3 },
  mb: 2,
} as const;
