import { Box, Button, Paper, Skeleton, Stack, Typography } from '@concord/ui';
import type { ReactNode } from 'react';
import type { QueryState } from '../../shared/query-state';

interface CountCardProps {
  readonly title: string;
  readonly query: Pick<QueryState<{ readonly count: number }>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  readonly icon: ReactNode;
  /** Link to the counted records. */
  readonly action: ReactNode;
}

const ICON = {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: 2,
  bgcolor: 'primary.light',
  color: 'primary.dark',
} as const;

/** A number of the dashboard: a placeholder while it loads, a dash after a failure. */
export function CountCard({ title, query, icon, action }: CountCardProps) {
  const { data, error, isFetching, refetch } = query;
  const isMissing = data === undefined && Boolean(error);
  const count = data?.count.toLocaleString('en-GB');
  return (
    <Paper component="section" aria-label={title} aria-busy={isFetching} variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={ICON}>{icon}</Box>
        <Box>
          <Typography color="textSecondary">{title}</Typography>
          <Typography component="p" sx={{ fontSize: '1.625rem', fontWeight: 650, lineHeight: 1.1 }}>
            {isMissing ? '–' : (count ?? <Skeleton width="2.5em" />)}
          </Typography>
        </Box>
        {isMissing ? (
          <Stack direction="row" spacing={1} useFlexGap sx={{ ml: 'auto', alignItems: 'center' }}>
            <Typography role="alert" variant="body2">
              It could not be loaded
            </Typography>
            <Button
              variant="outlined"
              aria-label={`Retry: ${title}`}
              loading={isFetching}
              onClick={() => void refetch()}
            >
              Retry
            </Button>
          </Stack>
        ) : (
          <Box sx={{ ml: 'auto' }}>{action}</Box>
        )}
      </Stack>
    </Paper>
  );
}
