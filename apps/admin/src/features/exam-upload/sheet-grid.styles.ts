import { styled } from '@concord/ui';
import type { Theme } from '@mui/material/styles';
import { HEAD_OF_CARDS, rowCard, rowsFrame } from '../../shared/lists/card-rows.styles';

/** Width that a row needs without options, and for each column of an option or a tag. */
const [ROW_PX, COLUMN_PX] = [472, 120];
/** Width of the drawer and of the page's margins. */
const AROUND_PX = 316;
/** Range of columns for options and tags. Rows with more are always cards. */
const [FEWEST, MOST] = [4, 8];

/** The `data-columns` of {@link GridRoot}. */
export const gridColumns = (columns: number): number => Math.min(Math.max(columns, FEWEST), MOST + 1);

/** Media query for windows in which rows with this many columns are cards. */
const asCards = (columns: number): string =>
  columns > MOST ? '@media all' : `@media (max-width: ${ROW_PX + columns * COLUMN_PX + AROUND_PX - 0.02}px)`;

/** Rows as cards. */
const cardsOf = (theme: Theme) =>
  ({
    border: 0,
    background: 'none',
    '& .head': HEAD_OF_CARDS,
    '& .row': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
      ...rowCard(theme),
      position: 'relative',
      minWidth: 0,
      marginBottom: 12,
      background: theme.vars.palette.background.paper,
    },
    '& .wrong': {
      borderColor: theme.vars.palette.error.main,
      background: theme.vars.palette.background.paper,
    },
    '& .number, & .question': { gridColumn: '1 / -1' },
    '& .number': { paddingBlock: 0, fontWeight: 650 },
    '& .number .label': { display: 'inline', color: 'inherit' },
    '& .actions': { position: 'absolute', top: 4, right: 8 },
    '& .label': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  }) as const;

/** Styles of the whole grid in one rule set: separate ones for a hundred rows of cells would be slow. */
export const GridRoot = styled('div')(({ theme }) => ({
  ...rowsFrame(theme),
  '& .row, & .head': {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 2fr) repeat(calc(var(--columns) + 1), minmax(0, 1fr)) 48px',
    columnGap: 8,
    paddingInline: 12,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .head': { minHeight: 48, alignItems: 'center', fontWeight: 650 },
  '& .row': { paddingBlock: 8, alignItems: 'start', background: theme.vars.palette.background.paper },
  '& .wrong': { background: theme.vars.palette.error.light },
  '& .number': { paddingBlock: 11, fontVariantNumeric: 'tabular-nums' },
  '& .left-out .cell textarea': { textDecoration: 'line-through', opacity: 0.6 },
  '& .cell': { minWidth: 0 },
  '& .pictures': { gridColumn: '1 / -1', paddingTop: 8 },
  '& textarea': {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 44,
    maxHeight: 240,
    padding: '10px 8px',
    font: 'inherit',
    lineHeight: 1.45,
    color: 'inherit',
    background: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.text.secondary}`,
    borderRadius: 6,
    resize: 'none',
    fieldSizing: 'content',
    '&:focus-visible': { outline: '3px solid', outlineColor: theme.vars.palette.info.main, outlineOffset: 1 },
    '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main, borderWidth: 2 },
  },
  '& .label': { display: 'none' },
  '& .error, & .warning, & .hint': {
    display: 'block',
    fontSize: '0.875rem',
    lineHeight: 1.4,
    marginTop: 2,
    overflowWrap: 'anywhere',
  },
  '& .error': { color: theme.vars.palette.error.dark },
  '& .warning': { color: theme.vars.palette.warning.dark },
  '& .hint': { color: theme.vars.palette.text.secondary },
  ...Object.fromEntries(
    Array.from({ length: MOST - FEWEST + 2 }, (_, index) => FEWEST + index).map((columns) => [
      asCards(columns),
      { [`&[data-columns="${columns}"]`]: cardsOf(theme) },
    ]),
  ),
}));
