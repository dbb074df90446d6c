import { Box, Button, Stack, Typography } from '@concord/ui';
import { Alert, CheckIcon, OfflineIcon, RefreshIcon } from '@concord/ui/display';
import { useSyncExternalStore } from 'react';
import { minuteWords } from './candidate';
import type { FeedState } from './monitor-feed';
import type { MonitorStore } from './monitor-store';

/** A healthy line says something every 15 s; before twice that nobody needs to know. */
const FRESH_SECONDS = 30;

const ageWords = (seconds: number) =>
  seconds < 60 ? `${seconds} s old` : `${minuteWords(Math.floor(seconds / 60))} old`;

function Age({ store }: { readonly store: MonitorStore }) {
  const age = useSyncExternalStore(store.subscribe, store.age);
  return (
    <Typography component="span" variant="body2" color={age > FRESH_SECONDS ? 'error' : 'textSecondary'}>
      Data {ageWords(age)}
    </Typography>
  );
}

const LOOK = {
  live: { words: 'Live', Icon: CheckIcon, color: 'primary.main' },
  connecting: { words: 'Connecting…', Icon: RefreshIcon, color: 'text.secondary' },
  waiting: { words: 'Reconnecting…', Icon: OfflineIcon, color: 'warning.dark' },
  paused: { words: 'Paused while the page was hidden', Icon: OfflineIcon, color: 'text.secondary' },
  refused: { words: 'Not connected', Icon: OfflineIcon, color: 'error.main' },
} as const;

interface FeedStatusProps {
  readonly store: MonitorStore;
  readonly state: FeedState;
  readonly onRetry: () => void;
}

interface FeedProblemProps {
  readonly store: MonitorStore;
  readonly state: FeedState;
}

/** Why the line is broken, once that is more than a moment's matter. */
export function FeedProblem({ store, state }: FeedProblemProps) {
  const isOld = useSyncExternalStore(store.subscribe, () => store.age() > FRESH_SECONDS);
  if (!('message' in state) || (state.phase === 'waiting' && !isOld)) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2.5 }}>
      {state.message} What is shown is as it was then.
    </Alert>
  );
}

/** How the line to the server is, and how old what is shown is. */
export function FeedStatus({ store, state, onRetry }: FeedStatusProps) {
  const { words, Icon, color } = LOOK[state.phase];
  const isBroken = state.phase === 'waiting' || state.phase === 'refused';
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ alignItems: 'center', flexWrap: 'wrap', minHeight: 44 }}
    >
      <Box
        role="status"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color, fontWeight: 650 }}
      >
        <Icon fontSize="small" />
        {words}
      </Box>
      <Age store={store} />
      {isBroken ? <Button onClick={onRetry}>Retry now</Button> : null}
    </Stack>
  );
}
