import { Box, Button, CloseIcon, IconButton, Paper, Typography } from '@concord/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@concord/ui/dialogs';
import { useId, useState } from 'react';
import { AnnouncementList } from './announcement-list';
import type { Messages } from './use-notice-poll';

/** Above the page, so that nothing of it moves. */
const BANNER = {
  position: 'fixed',
  bottom: 16,
  left: 16,
  right: 16,
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

/** In the space that is kept for notices about the time. */
const BUTTON = {
  position: 'absolute',
  right: { xs: 8, md: 24 },
  mt: { xs: -6, md: -7 },
  minHeight: 44,
} as const;

/** What staff announced: the latest one until it is closed, and a list of all. */
export function Announcements({ messages }: { readonly messages: Messages }) {
  const titleId = useId();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [isListOpen, setListOpen] = useState(false);
  const shown = messages.findLast(({ _id }) => !closed.includes(_id));
  const closeAll = () => setClosed(messages.map(({ _id }) => _id));
  return (
    <>
      <div role="status">
        {shown && !isListOpen ? (
          <Paper variant="outlined" sx={BANNER}>
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
          <Button onClick={() => setListOpen(true)} sx={BUTTON}>
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
