import { Page, Paper, Stack, Typography } from '@concord/ui';
import type { ReactNode } from 'react';

interface InterruptionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Takes the place of the questions when there is something else to know. */
export function Interruption({ title, children, action }: InterruptionProps) {
  return (
    <Page title={title} maxWidth="sm">
      <Paper variant="outlined" role="alert" sx={{ p: { xs: 3, md: 5 } }}>
        <Stack spacing={2}>
          <Typography variant="h1" sx={{ fontSize: 'clamp(1.5rem, 1.2rem + 1.3vw, 2.125rem)' }}>
            {title}
          </Typography>
          {children}
          {action}
        </Stack>
      </Paper>
    </Page>
  );
}
