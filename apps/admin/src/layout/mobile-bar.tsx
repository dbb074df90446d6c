import type { SessionDetails } from '@concord/api-client';
import { Box, CloseIcon, IconButton, Logo, MenuIcon } from '@concord/ui';
import { Drawer } from '@concord/ui/display';
import { useState } from 'react';
import { DrawerContent } from './drawer-content';
import { PaletteButton } from './palette/palette-button';

/** The bar below 768 px, with the button that opens the menu. */
export function MobileBar({ details }: { readonly details: SessionDetails }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box
      component="header"
      sx={{
        displayPrint: 'none',
        position: 'sticky',
        top: 0,
        zIndex: 5,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        px: 2,
        minHeight: 60,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Logo size={34} />
      <Box sx={{ ml: 'auto' }}>
        <PaletteButton isIcon />
      </Box>
      <IconButton
        aria-label="Open menu"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'Menu',
            sx: { width: 'min(300px, 86vw)' },
          },
        }}
      >
        <DrawerContent
          details={details}
          onNavigate={close}
          action={
            <IconButton aria-label="Close menu" onClick={close} sx={{ color: 'band.contrastText' }}>
              <CloseIcon />
            </IconButton>
          }
        />
      </Drawer>
    </Box>
  );
}
