import { Box, Stack, Typography } from '@concord/ui';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  /** Text instead of an empty list. */
  readonly empty: string;
  /** Items, each an `li`. */
  readonly children: readonly ReactNode[];
}

/** A part of the page: a heading and a list of cards. */
export function Section({ title, empty, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children.length === 0 ? (
        <Typography color="textSecondary">{empty}</Typography>
      ) : (
        <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {children}
        </Stack>
      )}
    </Box>
  );
}
