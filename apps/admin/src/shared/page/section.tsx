import { Box, Paper, Stack, Typography } from '@concord/ui';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, actions, children }: SectionProps) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, md: 3 }, minWidth: 0 }}
    >
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ mb: 2.5, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
        {actions}
      </Stack>
      <Box>{children}</Box>
    </Paper>
  );
}
