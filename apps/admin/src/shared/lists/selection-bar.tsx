import { Box, Button, Paper, Typography, VISUALLY_HIDDEN } from '@concord/ui';
import type { ReactNode } from 'react';
import { CARDS_BAR, CARDS_BAR_ROOM } from '../page/phone-bar';
import type { Selection } from './use-selection';

interface SelectionBarProps {
  readonly selection: Pick<Selection<never>, 'ids' | 'isAll' | 'count' | 'total' | 'onSelectAll' | 'onClear'>;
  /** Buttons for the selected rows. */
  readonly children: ReactNode;
}

const number = (count: number) => count.toLocaleString('en-GB');

/** Number of selected rows, a button to select all matches, and the selection's actions. */
export function SelectionBar({ selection, children }: SelectionBarProps) {
  const { isAll, count, total, onSelectAll, onClear } = selection;
  return (
    <>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {count > 0 ? `${number(count)} selected` : ''}
      </Box>
      {count > 0 ? CARDS_BAR_ROOM : null}
      {count > 0 ? (
        <Paper
          variant="outlined"
          role="group"
          aria-label="Selected rows"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 0.5,
            mb: 2,
            bgcolor: 'primary.light',
            ...CARDS_BAR,
          }}
        >
          <Typography aria-hidden="true" sx={{ fontWeight: 600, mr: 1 }}>
            {isAll ? `All ${number(count)} that match are selected` : `${number(count)} selected`}
          </Typography>
          {isAll || count >= total ? null : (
            <Button onClick={onSelectAll}>Select all {number(total)} that match</Button>
          )}
          {children}
          <Button onClick={onClear} sx={{ ml: 'auto' }}>
            Clear selection
          </Button>
        </Paper>
      ) : null}
    </>
  );
}
