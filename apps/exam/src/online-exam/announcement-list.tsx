import { Box, Typography } from '@concord/ui';
import { asClock } from '../shared/format';
import type { Messages } from './use-notice-poll';

/** Announcements by staff, newest first. */
export function AnnouncementList({ messages }: { readonly messages: Messages }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {messages.toReversed().map(({ _id, text, at }) => (
        <li key={_id}>
          <Typography variant="body2" color="textSecondary">
            {asClock(at)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
        </li>
      ))}
    </Box>
  );
}
