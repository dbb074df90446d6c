import { Box, ButtonBase, Paper, Typography } from '@concord/ui';
import { ChevronDownIcon } from '@concord/ui/display';
import { use, useCallback, useEffect, useId, useRef, useState } from 'react';
import { GrowthContext } from '../form/growth';
import { PartList, type PartListProps } from './part-list';

export const BAR_PX = 52;

/** State of a disclosure, which closes on a choice, on Escape, and on a pointer or focus elsewhere. */
function useDisclosure() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  const close = useCallback(() => setOpen(false), []);
  return { open, setOpen, close, root, button };
}

/** Progress in narrow windows: the current part, overall progress, and links to the other parts. */
export function ProgressBar({ parts, current }: Omit<PartListProps, 'onGo'>) {
  const { open, setOpen, close, root, button } = useDisclosure();
  const listId = useId();
  const { isWhole } = use(GrowthContext);
  const place = parts.findIndex(({ part }) => part.id === current);
  const complete = parts.filter(({ state }) => state === 'complete').length;

  return (
    <Box ref={root} sx={{ position: 'relative', height: BAR_PX }}>
      <ButtonBase
        ref={button}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        sx={{
          width: '100%',
          height: BAR_PX,
          px: { xs: 2, sm: 3 },
          gap: 1,
          justifyContent: 'space-between',
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
          '&&.Mui-focusVisible': { outlineOffset: -3 },
        }}
      >
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {`Part ${place + 1} of ${parts.length}: ${parts[place]?.part.name ?? ''}`}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'primary.main', fontWeight: 600 }}
        >
          All parts
          <ChevronDownIcon
            fontSize="small"
            aria-hidden="true"
            sx={{ transform: open ? 'rotate(180deg)' : 'none' }}
          />
        </Typography>
      </ButtonBase>
      <Box
        aria-hidden="true"
        sx={{
          position: 'absolute',
          left: 0,
          bottom: 0,
          height: 3,
          width: '100%',
          bgcolor: 'primary.main',
          transformOrigin: 'left',
          transform: `scaleX(${complete / parts.length})`,
          transition: 'transform 0.3s',
        }}
      />
      <Paper
        id={listId}
        hidden={!open}
        elevation={4}
        sx={{
          position: 'absolute',
          top: '100%',
          left: 0,
          right: 0,
          p: 1,
          borderRadius: '0 0 8px 8px',
          maxHeight: `calc(100dvh - ${BAR_PX}px)`,
          overflowY: 'auto',
        }}
      >
        {open || isWhole ? <PartList parts={parts} current={current} onGo={close} /> : null}
      </Paper>
    </Box>
  );
}
