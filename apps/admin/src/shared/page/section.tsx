import { Box, Paper, Stack, Typography } from '@concord/ui';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly actions?: ReactNode;
  /** Absent for an empty section, which folds to one line with `emptyText`. */
  readonly children?: ReactNode;
  readonly emptyText?: string;
}

export function Section({ title, actions, children, emptyText = 'Not given' }: SectionProps) {
  const titleId = useId();
  const isEmpty = children === undefined;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ px: { xs: 2, md: 3 }, py: isEmpty ? 1.5 : { xs: 2, md: 3 }, minWidth: 0 }}
    >
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{
          mb: isEmpty ? 0 : 2.5,
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
        }}
      >
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
        {isEmpty ? <Typography color="textSecondary">{emptyText}</Typography> : null}
        {actions}
      </Stack>
      {isEmpty ? null : <Box>{children}</Box>}
    </Paper>
  );
}
