import { Box } from '@concord/ui';
import { PaletteButton } from './palette/palette-button';

/** Height of a toast of one line. */
const TOP_BAR_PX = 60;

/** The bar above the pages from 768 px up: the way to everything by typing. */
export function TopBar() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: TOP_BAR_PX,
        px: 3,
        borderBottom: 1,
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
      <PaletteButton />
    </Box>
  );
}
