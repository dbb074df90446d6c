import { Stack, Typography } from '@concord/ui';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the card's page below the card. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} spacing={1.5}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
