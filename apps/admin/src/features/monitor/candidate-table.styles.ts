import { styled } from '@concord/ui';
import { HEAD_OF_CARDS, rowCard, rowsFrame } from '../../shared/lists/card-rows.styles';

/** Width below which rows are cards: beside the drawer a table needs more. */
export const CARDS_BELOW_PX = 1280;

/** Styles of the whole table in one rule set: separate ones for a thousand rows would be slow. */
export const TableRoot = styled('div')(({ theme }) => ({
  ...rowsFrame(theme),
  '&:focus': { outline: 'none' },
  lineHeight: 1.45,
  '& .rows': { position: 'relative' },
  '& .row, & .head': {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr) minmax(0, 1.35fr) 60px 80px 76px 138px 72px auto',
    alignItems: 'center',
    columnGap: 12,
    paddingInline: '4px 16px',
  },
  // A target of 44 px, which reaches into the gap.
  '& .choice .MuiCheckbox-root': { padding: 10, marginRight: -8 },
  '& .head': {
    minHeight: 52,
    fontWeight: 650,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  // The width of the rows' buttons, which are a separate grid.
  '& .head .actions, & .row .actions': { display: 'flex', gap: 4, width: 140, justifyContent: 'flex-end' },
  '& .actions button': { minWidth: 44, paddingInline: 8 },
  '& .actions .words': { display: 'none' },
  '& .row': {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    minHeight: 64,
    paddingBlock: 6,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.paper,
  },
  '& [role="cell"]': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .quiet': { whiteSpace: 'nowrap', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& .noted': {
    display: 'block',
    fontSize: '0.875rem',
    lineHeight: 1.35,
    color: theme.vars.palette.text.secondary,
  },
  '& .state': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& .silent': { color: theme.vars.palette.warning.dark, fontWeight: 600 },
  '& .clock': { fontVariantNumeric: 'tabular-nums' },
  '& .ending': { color: theme.vars.palette.error.main, fontWeight: 650 },
  '& .answered': { fontVariantNumeric: 'tabular-nums' },
  '& .bar': {
    display: 'block',
    height: 4,
    marginTop: 4,
    borderRadius: 2,
    overflow: 'hidden',
    background: theme.vars.palette.divider,
    '& span': {
      display: 'block',
      height: '100%',
      transformOrigin: 'left',
      background: theme.vars.palette.primary.main,
    },
  },
  [theme.breakpoints.down(CARDS_BELOW_PX)]: {
    border: 0,
    background: 'none',
    '& .head': HEAD_OF_CARDS,
    '& .row': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
      alignItems: 'start',
      ...rowCard(theme),
    },
    '& .name, & .exam, & .row .actions': { gridColumn: '1 / -1' },
    '& .choice': { position: 'absolute', top: 8, right: 8 },
    '& .row .actions': { width: 'auto', justifyContent: 'flex-start', flexWrap: 'wrap', gap: 8 },
    // The icons align with the texts above.
    '& .actions button': { paddingInline: 12, marginLeft: -12, marginRight: 12 },
    '& .actions .words': { display: 'inline', marginLeft: 8 },
    // Its link has the height of a touch target.
    '& .name': { fontSize: '1.0625rem', marginBlock: -10, paddingRight: 44 },
    '& [data-label]:not(.exam)::before': {
      content: 'attr(data-label)',
      display: 'block',
      fontSize: '0.875rem',
      color: theme.vars.palette.text.secondary,
    },
  },
}));
