import { Box, Paper, Typography } from '@concord/ui';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One part of the form: what it is about beside or above its fields. */
export function Section({ title, lead, children }: SectionProps) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{
        p: { xs: 2.5, md: 4 },
        display: 'grid',
        gap: { xs: 2.5, lg: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' },
      }}
    >
      <Box>
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75, maxWidth: '48ch' }}>
          {lead}
        </Typography>
      </Box>
      <div>{children}</div>
    </Paper>
  );
}

/** Fields beside one another where there is room. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        '& .whole-row': { gridColumn: '1 / -1' },
      }}
    >
      {children}
    </Box>
  );
}
