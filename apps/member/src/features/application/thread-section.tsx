import { fileUrl } from '@concord/api-client';
import type { ThreadMessage } from '@concord/contracts';
import { Box, MuiLink, Stack, Typography } from '@concord/ui';
import { asMoment } from '../../shared/format';
import { Panel } from '../../shared/panel';

const BUBBLE = { p: 2, borderRadius: 1, overflowWrap: 'anywhere' } as const;

const Message = ({ from, text, at, files }: ThreadMessage) => (
  <Box component="li" sx={{ ...BUBBLE, bgcolor: from === 'office' ? 'primary.light' : 'action.hover' }}>
    <Typography variant="body2" color="textSecondary">
      {from === 'office' ? 'The admissions office' : 'You'}, {asMoment(at)}
    </Typography>
    {text ? <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography> : null}
    {files.map(({ name, file }) => (
      <div key={file.public_id}>
        <MuiLink
          href={fileUrl(file.url)}
          target="_blank"
          rel="noopener"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {name}
        </MuiLink>
      </div>
    ))}
  </Box>
);

/** Messages between the office and the applicant; nothing before the first one. */
export function ThreadSection({ thread }: { readonly thread: readonly ThreadMessage[] }) {
  if (thread.length === 0) return null;
  return (
    <Panel title="Messages">
      <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {thread.map((message) => (
          <Message key={message._id} {...message} />
        ))}
      </Stack>
    </Panel>
  );
}
