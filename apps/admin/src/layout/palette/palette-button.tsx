import { Box, Button, IconButton } from '@concord/ui';
import { SearchIcon } from '@concord/ui/display';
import { use } from 'react';
import { OpenPaletteContext } from './palette-host';

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Opens the palette; `isIcon` for a narrow bar. */
export function PaletteButton({ isIcon = false }: { readonly isIcon?: boolean }) {
  const open = use(OpenPaletteContext);
  if (isIcon)
    return (
      <IconButton aria-label="Search everything" onClick={open}>
        <SearchIcon />
      </IconButton>
    );
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<SearchIcon />}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
      sx={{
        justifyContent: 'flex-start',
        width: 'min(340px, 34vw)',
        px: 1.5,
        color: 'text.secondary',
        borderColor: 'art.line',
        fontWeight: 400,
      }}
    >
      Search
      <Box component="span" aria-hidden="true" sx={{ ml: 'auto', fontSize: '0.875rem' }}>
        {isMac() ? '⌘ K' : 'Ctrl K'}
      </Box>
    </Button>
  );
}
