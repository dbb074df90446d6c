import type { GalleryItem } from '@concord/contracts';
import { pictureAlt } from '@concord/institute';
import { Box, ChevronRightIcon, CloseIcon, IconButton, Typography } from '@concord/ui';
import { Dialog } from '@concord/ui/dialogs';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { LightboxStage } from './lightbox-stage';
import { pictureLinkId } from './use-open-picture';

interface LightboxProps {
  readonly items: readonly GalleryItem[];
  readonly position: number;
  readonly onShow: (item: GalleryItem) => void;
  readonly onClose: () => void;
}

/** Keys that change the picture. The first follows the last. */
const MOVES: Readonly<Record<string, (position: number, count: number) => number>> = {
  ArrowRight: (position, count) => (position + 1) % count,
  ArrowLeft: (position, count) => (position - 1 + count) % count,
  Home: () => 0,
  End: (_position, count) => count - 1,
};

/**
 * Moves the focus to the last shown picture when the viewer closes. The dialog restores the focus
 * only after a click on a link, not if the URL opened the viewer.
 */
function useFocusRestore(id: string) {
  const shown = useRef(id);
  useEffect(() => {
    shown.current = id;
  }, [id]);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.getElementById(pictureLinkId(shown.current))?.focus();
      });
    },
    [],
  );
}

/** Viewer: one picture with its full caption, and buttons for the previous and the next one. */
export default function Lightbox({ items, position, onShow, onClose }: LightboxProps) {
  const item = items[position];
  useFocusRestore(item?._id ?? '');
  if (!item) return null;

  const count = items.length;
  const at = (move: string) => items[MOVES[move]?.(position, count) ?? position] ?? item;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.key in MOVES) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onShow(at(event.key));
  };
  const next = () => onShow(at('ArrowRight'));
  const previous = () => onShow(at('ArrowLeft'));

  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { 'aria-label': 'Picture viewer' } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
        <IconButton aria-label="Close" onClick={onClose} autoFocus>
          <CloseIcon />
        </IconButton>
      </Box>
      <LightboxStage
        key={item._id}
        image={item.image}
        alt={pictureAlt(item.caption, position)}
        neighbours={count > 1 ? [at('ArrowRight').image, at('ArrowLeft').image] : []}
        onNext={next}
        onPrevious={previous}
      />
      <Box aria-live="polite" aria-atomic="true" sx={{ px: 2, pt: 1.5, textAlign: 'center' }}>
        {item.caption ? (
          <Typography
            sx={{
              maxWidth: '70ch',
              mx: 'auto',
              maxHeight: '25vh',
              overflowY: 'auto',
              overflowWrap: 'anywhere',
            }}
          >
            {item.caption}
          </Typography>
        ) : null}
        <Typography variant="body2" color="textSecondary">
          {position + 1} of {count}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'center', gap: 2, p: 1 }}>
        <IconButton aria-label="Previous picture" onClick={previous}>
          <ChevronRightIcon sx={{ transform: 'scaleX(-1)' }} />
        </IconButton>
        <IconButton aria-label="Next picture" onClick={next}>
          <ChevronRightIcon />
        </IconButton>
      </Box>
    </Dialog>
  );
}
