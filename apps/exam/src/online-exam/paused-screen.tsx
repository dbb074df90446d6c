import { Box, Stack, Typography } from '@concord/ui';
import { ClockIcon } from '@concord/ui/basics';
import type { SaveEngine } from '../attempt/save-engine';
import { hasUnsaved } from '../attempt/save-state';
import { useSaveState } from '../attempt/use-save-state';
import { MessageScreen } from './message-screen';
import { asCountdown } from '../shared/format';
import { AnnouncementList } from './announcement-list';
import type { Messages } from './use-notice-poll';

interface PausedScreenProps {
  readonly engine: SaveEngine;
  readonly leftMs: number;
  readonly messages: Messages;
}

/** Replaces the whole paper while staff have paused the exam. */
export function PausedScreen({ engine, leftMs, messages }: PausedScreenProps) {
  const isUnsent = useSaveState(engine, hasUnsaved);
  return (
    <MessageScreen title="The exam is paused">
      <Typography>
        {isUnsent
          ? 'Your answers are safe. Some are still being sent from this device.'
          : 'Your answers are safe.'}{' '}
        The clock has stopped. Please keep this page open. Your exam continues automatically when the
        invigilator resumes it.
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'primary.main' }}>
        <ClockIcon aria-hidden="true" />
        <Typography component="p" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {asCountdown(leftMs)} left when the exam resumes
        </Typography>
      </Box>
      {messages.length > 0 ? (
        <Stack spacing={1} role="status">
          <Typography variant="h4" component="h2">
            Announcements
          </Typography>
          <AnnouncementList messages={messages} />
        </Stack>
      ) : null}
    </MessageScreen>
  );
}
