import { Box, Typography } from '@concord/ui';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function Section({ title, lead, children }: SectionProps) {
  return (
    <Box component="section" aria-label={title} sx={{ mt: 7 }}>
      <Typography variant="h2">{title}</Typography>
      {lead ? (
        <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '70ch' }}>
          {lead}
        </Typography>
      ) : null}
      <Box sx={{ mt: 3 }}>{children}</Box>
    </Box>
  );
}

/** A component with its name and states. */
export function Specimen({ title, children }: SectionProps) {
  return (
    <Box sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>{children}</Box>
    </Box>
  );
}
