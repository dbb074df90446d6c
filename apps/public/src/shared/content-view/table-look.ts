import { VISUALLY_HIDDEN } from '@concord/ui';

/** Screens on which rows fold; paper never folds them. */
export const ON_A_PHONE = '@media screen and (max-width:599.95px)';

/** Shows a row as two lines: its heading, and below it the cells side by side. */
const TERSE = {
  '& tr': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 2,
    py: 1.25,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tbody th': { width: '100%', fontWeight: 600 },
  '& th, & td': { border: 0, px: 0, py: 0.25 },
  '& td::before': { content: 'none' },
} as const;

const PAIRS = {
  '& tbody': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2 },
} as const;

/** Common table style of the public pages, on screen and on paper. */
export const TABLE_LOOK = {
  borderCollapse: 'collapse',
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  '& caption': {
    captionSide: 'top',
    textAlign: 'left',
    pb: 1.5,
    color: 'text.secondary',
    typography: 'body2',
  },
  '& th, & td': {
    px: { xs: 1, sm: 1.5 },
    py: 1.25,
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& thead th': {
    verticalAlign: 'bottom',
    bgcolor: 'primary.light',
    color: 'text.primary',
    fontWeight: 650,
    typography: 'subtitle2',
    borderBottom: 0,
  },
  '& thead th:first-of-type': { borderRadius: '8px 0 0 8px' },
  '& thead th:last-of-type': { borderRadius: '0 8px 8px 0' },
  '& tbody th': { fontWeight: 600 },
  // Touch target of a link, without a higher row.
  '& td a': { display: 'inline-block', py: 1.25, my: -1.25 },
  '& .numeric': { textAlign: 'right' },
  '& td.numeric': { whiteSpace: 'nowrap' },
  '& td.strong': { fontWeight: 700 },
  '& tfoot th, & tfoot td': { fontWeight: 700, borderBottom: 0, borderTop: 2, borderColor: 'primary.main' },
  '@media print': {
    fontSize: '10pt',
    breakInside: 'avoid',
    // Keeps a table longer than a sheet from leaving a single row for the next sheet.
    '& tbody tr:last-of-type:not(:first-of-type)': { breakBefore: 'avoid' },
    '& tfoot': { breakBefore: 'avoid' },
    '& thead': { display: 'table-header-group' },
    '& thead th': { bgcolor: 'transparent', borderBottom: '1.5pt solid', borderRadius: 0 },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { px: 0.75, py: 0.5 },
  },
} as const;

/** Minimum screen width in pixels for a table with this many columns. */
const widthNeeded = (columns: number) => {
  if (columns > 6) return columns > 8 ? 960 : 880;
  return columns > 4 ? 768 : 480;
};

/**
 * Styles that stack the cells of a row below the minimum width. Two columns fit any phone, and
 * paper stacks nothing.
 */
export const stackedRows = (columns: number, terse: boolean) => {
  if (columns < 3) return {};
  const below = `(max-width:${widthNeeded(columns) - 0.05}px)`;
  return {
    [`@media screen and ${below}`]: {
      '&, & caption, & tbody, & tfoot, & tr, & th, & td': { display: 'block' },
      '& thead': VISUALLY_HIDDEN,
      '& tr': { border: 1, borderColor: 'divider', borderRadius: 1, px: 2, py: 1.25, mb: 1.5 },
      '& tfoot tr': { borderColor: 'primary.main' },
      '& th, & td, & tfoot th, & tfoot td': { border: 0, px: 0, py: 0.5 },
      '& tbody th, & tfoot th': { typography: 'h4' },
      '& td, & td.numeric': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: 2,
        textAlign: 'right',
        whiteSpace: 'normal',
      },
      '& td:empty, & td.numeric:empty': { display: 'none' },
      // Sentences stand below their column's name, left-aligned like a paragraph.
      '& td.prose': { display: 'block', textAlign: 'left' },
      '& td.prose::before': { display: 'block', typography: 'body2' },
      // The column's name is visual only, because screen readers use the table's headings.
      '& td::before': {
        content: ['attr(data-label)', 'attr(data-label) / ""'],
        color: 'text.secondary',
        fontWeight: 400,
        textAlign: 'left',
        flexShrink: 0,
      },
      ...(terse ? TERSE : {}),
    },
    // More than eight columns need a smaller font on paper.
    ...(columns > 8 ? { '@media only print': { '& thead th': { fontSize: '8.5pt' } } } : {}),
    // Shows two rows side by side between phone and desktop widths.
    ...(columns > 6 ? { [`@media screen and (min-width:600px) and ${below}`]: PAIRS } : {}),
  };
};
