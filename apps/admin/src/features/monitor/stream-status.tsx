import { Box, Button, Stack, Typography } from '@concord/ui';
import { Alert, CheckIcon, OfflineIcon, RefreshIcon } from '@concord/ui/display';
import { formatMinutes } from './candidate';
import type { StreamState } from './monitor-stream';
import type { MonitorStore } from './monitor-store';
import { useMonitorView } from './use-monitor';

/** Age at which data is stale: two missed heartbeats of 15 s. */
const STALE_SECONDS = 30;

const formatAge = (seconds: number) =>
  seconds < 60 ? `${seconds} s old` : `${formatMinutes(Math.floor(seconds / 60))} old`;

function Age({ store }: { readonly store: MonitorStore }) {
  const age = useMonitorView(store, (view) => view.age);
  return (
    <Typography component="span" variant="body2" color={age > STALE_SECONDS ? 'error' : 'textSecondary'}>
      Data {formatAge(age)}
    </Typography>
  );
}

const PHASES = {
  live: { text: 'Live', Icon: CheckIcon, color: 'primary.main' },
  connecting: { text: 'Connecting…', Icon: RefreshIcon, color: 'text.secondary' },
  waiting: { text: 'Reconnecting…', Icon: OfflineIcon, color: 'warning.dark' },
  paused: { text: 'Paused while the page was hidden', Icon: OfflineIcon, color: 'text.secondary' },
  refused: { text: 'Not connected', Icon: OfflineIcon, color: 'error.main' },
} as const;

interface StreamStatusProps {
  readonly store: MonitorStore;
  readonly state: StreamState;
  readonly onRetry: () => void;
}

/** Error of a broken connection; not shown for interruptions below the stale limit. */
export function StreamProblem({ store, state }: Omit<StreamStatusProps, 'onRetry'>) {
  const isStale = useMonitorView(store, ({ age }) => age > STALE_SECONDS);
  if (!('message' in state) || (state.phase === 'waiting' && !isStale)) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2.5 }}>
      {state.message} This page shows the last data it received.
    </Alert>
  );
}

export function StreamStatus({ store, state, onRetry }: StreamStatusProps) {
  const { text, Icon, color } = PHASES[state.phase];
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
        {text}
      </Box>
      <Age store={store} />
      {isBroken ? <Button onClick={onRetry}>Retry now</Button> : null}
    </Stack>
  );
}
