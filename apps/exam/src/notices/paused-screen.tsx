import { Box, Stack, Typography } from '@concord/ui';
import { ClockIcon } from '@concord/ui/basics';
import type { SaveEngine } from '../attempt/save-engine';
import { hasUnsaved } from '../attempt/save-state';
import { useSaveState } from '../attempt/use-save-state';
import { MessageScreen } from '../online-exam/message-screen';
import { asCountdown } from '../shared/format';
import { MessageList } from './message-list';
import type { Messages } from './use-notice-poll';

interface PausedScreenProps {
  readonly engine: SaveEngine;
  readonly leftMs: number;
  readonly messages: Messages;
}

/** Stands in place of the whole paper while staff have paused the exam. */
export function PausedScreen({ engine, leftMs, messages }: PausedScreenProps) {
  const isUnsent = useSaveState(engine, hasUnsaved);
  return (
    <MessageScreen title="The exam is paused">
      <Typography>
        {isUnsent
          ? 'Your answers are safe. Some are kept on this device and are being sent.'
          : 'Your answers are safe.'}{' '}
        The clock stands still. Please leave this page open: it goes on by itself when your institute resumes
        the exam.
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'primary.main' }}>
        <ClockIcon aria-hidden="true" />
        <Typography component="p" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {asCountdown(leftMs)} left when it goes on
        </Typography>
      </Box>
      {messages.length > 0 ? (
        <Stack spacing={1} role="status">
          <Typography variant="h4" component="h2">
            Announcements
          </Typography>
          <MessageList messages={messages} />
        </Stack>
      ) : null}
    </MessageScreen>
  );
}
