import type { Theme } from '@mui/material/styles';

/** The frame of a grid whose rows become cards in a narrow window. */
export const rowsFrame = (theme: Theme) =>
  ({
    position: 'relative',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    background: theme.vars.palette.background.paper,
    fontSize: '0.9375rem',
  }) as const;

/** A head of columns that only screen readers meet, because cards name their values themselves. */
export const HEAD_OF_CARDS = {
  position: 'absolute',
  width: 1,
  height: 1,
  minHeight: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** A row as a card. */
export const rowCard = (theme: Theme) =>
  ({ rowGap: 12, padding: 16, border: `1px solid ${theme.vars.palette.divider}`, borderRadius: 8 }) as const;
