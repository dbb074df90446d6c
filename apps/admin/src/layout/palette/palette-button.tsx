import type { Role } from '@concord/contracts';
import { Box, Button, IconButton, toastError } from '@concord/ui';
import { SearchIcon } from '@concord/ui/display';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { PaletteDialogProps } from './palette-dialog';

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

interface PaletteButtonProps {
  readonly role: Role;
  /** Only an icon, for a narrow bar. */
  readonly isIcon?: boolean;
}

/** Opens the palette, as Ctrl-K or Cmd-K does. Its code loads with the first use. */
export function PaletteButton({ role, isIcon = false }: PaletteButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<PaletteDialogProps>>();
  const [isOpen, setOpen] = useState(false);

  const open = async () => {
    try {
      const { default: Loaded } = await import('./palette-dialog');
      setDialog(() => Loaded);
      setOpen(true);
    } catch {
      toastError('The search could not be loaded. Please check the connection and reload the page.');
    }
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    // Over another dialog it would take the focus, and a page that opens would take what was typed there.
    if (isOpen) setOpen(false);
    else if (!document.querySelector('[role="dialog"]')) void open();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const shortcut = isMac() ? '⌘ K' : 'Ctrl K';
  return (
    <>
      {isIcon ? (
        <IconButton aria-label="Search everything" onClick={() => void open()}>
          <SearchIcon />
        </IconButton>
      ) : (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<SearchIcon />}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => void open()}
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
            {shortcut}
          </Box>
        </Button>
      )}
      {Dialog && isOpen ? <Dialog role={role} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
