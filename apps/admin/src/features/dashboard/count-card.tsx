import { Box, Paper, Stack, Typography } from '@concord/ui';
import type { ReactNode } from 'react';

interface CountCardProps {
  readonly title: string;
  /** Undefined until loaded; shown as 0 until then. */
  readonly count: number | undefined;
  readonly icon: ReactNode;
  readonly action: ReactNode;
}

/** A number of the dashboard with a link to the list that it counts. */
export function CountCard({ title, count = 0, icon, action }: CountCardProps) {
  return (
    <Paper component="section" aria-label={title} variant="outlined" sx={{ p: 3 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 52,
            height: 52,
            borderRadius: 2,
            bgcolor: 'primary.light',
            color: 'primary.dark',
          }}
        >
          {icon}
        </Box>
        <Box>
          <Typography color="textSecondary">{title}</Typography>
          <Typography component="p" variant="h2" sx={{ lineHeight: 1.1 }}>
            {count.toLocaleString('en-GB')}
          </Typography>
        </Box>
      </Stack>
      <Box sx={{ mt: 2 }}>{action}</Box>
    </Paper>
  );
}
