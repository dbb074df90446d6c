import type { Theme } from '@mui/material/styles';

/** Frame of a grid whose rows become cards in a narrow window. */
export const rowsFrame = (theme: Theme) =>
  ({
    position: 'relative',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    background: theme.vars.palette.background.paper,
    fontSize: '0.9375rem',
  }) as const;

/** Hides column headings except from screen readers, because cards label their values. */
export const HEAD_OF_CARDS = {
  position: 'absolute',
  width: 1,
  height: 1,
  minHeight: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Styles of a row as a card. */
export const rowCard = (theme: Theme) =>
  ({ rowGap: 12, padding: 16, border: `1px solid ${theme.vars.palette.divider}`, borderRadius: 8 }) as const;
