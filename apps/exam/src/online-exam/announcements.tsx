import { Box, Button, CloseIcon, IconButton, Paper, Typography } from '@concord/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@concord/ui/dialogs';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { AnnouncementList } from './announcement-list';
import type { Messages } from './use-notice-poll';

/** Distance of the banner from the edges of the window. */
const GAP = 16;

/** Overlays the page: if the layout moved, a candidate could hit another option. */
const BANNER = {
  position: 'fixed',
  bottom: GAP,
  left: GAP,
  right: GAP,
  mx: 'auto',
  maxWidth: 640,
  zIndex: 'snackbar',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  py: 1,
  pl: 2.5,
  pr: 1,
  borderColor: 'primary.main',
  bgcolor: 'primary.light',
  color: 'primary.dark',
} as const;

/** Positioned in the space reserved for time notices. */
const BUTTON = {
  position: 'absolute',
  right: { xs: 8, md: 24 },
  mt: { xs: -6, md: -7 },
  minHeight: 44,
} as const;

/** Extends the page by the banner's height, so that covered buttons can be scrolled into view. */
function useRoomFor(banner: RefObject<HTMLElement | null>, shown: string | undefined): void {
  useEffect(() => {
    if (!shown || !banner.current) return;
    const room = `${banner.current.offsetHeight + 2 * GAP}px`;
    const [page, body] = [document.documentElement.style, document.body.style];
    page.scrollPaddingBottom = room;
    body.paddingBottom = room;
    return () => {
      page.scrollPaddingBottom = '';
      body.paddingBottom = '';
    };
  }, [banner, shown]);
}

interface AnnouncementsProps {
  readonly messages: Messages;
  /** True if a notice covers the button's place on narrow screens for a while. */
  readonly isNoticeShown: boolean;
}

/** Announcements by staff: the newest until it is closed, and a list of all. */
export function Announcements({ messages, isNoticeShown }: AnnouncementsProps) {
  const titleId = useId();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [isListOpen, setListOpen] = useState(false);
  const shown = messages.findLast(({ _id }) => !closed.includes(_id));
  const banner = useRef<HTMLDivElement>(null);
  useRoomFor(banner, isListOpen ? undefined : shown?._id);
  const closeAll = () => setClosed(messages.map(({ _id }) => _id));
  return (
    <>
      <div role="status">
        {shown && !isListOpen ? (
          <Paper variant="outlined" ref={banner} sx={BANNER}>
            <Box sx={{ flex: 1, py: 1 }}>
              <Typography sx={{ fontWeight: 700 }}>Announcement</Typography>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{shown.text}</Typography>
            </Box>
            <IconButton
              color="inherit"
              aria-label="Close the announcement"
              onClick={closeAll}
              sx={{ width: 44, height: 44 }}
            >
              <CloseIcon />
            </IconButton>
          </Paper>
        ) : null}
      </div>
      {messages.length > 0 ? (
        <Box sx={{ position: 'relative', maxWidth: 'lg', mx: 'auto' }}>
          <Button
            onClick={() => setListOpen(true)}
            sx={{ ...BUTTON, visibility: { xs: isNoticeShown ? 'hidden' : 'visible', md: 'visible' } }}
          >
            Announcements ({messages.length})
          </Button>
        </Box>
      ) : null}
      <Dialog open={isListOpen} onClose={() => setListOpen(false)} aria-labelledby={titleId} fullWidth>
        <DialogTitle id={titleId}>Announcements</DialogTitle>
        <DialogContent>
          <AnnouncementList messages={messages} />
        </DialogContent>
        <DialogActions>
          <Button
            onClick={() => {
              closeAll();
              setListOpen(false);
            }}
          >
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
