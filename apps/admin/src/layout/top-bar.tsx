import { Box } from '@concord/ui';
import { PaletteButton } from './palette/palette-button';

/** Height of a toast with one line. */
const TOP_BAR_PX = 60;

/** Bar above pages from 768 px on, with the palette's search box. */
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
