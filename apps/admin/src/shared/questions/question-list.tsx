import { Stack, Typography } from '@concord/ui';
import type { ReactNode } from 'react';

/** The numbered questions of an exam or a result; the items are `QuestionCard`s. */
export function QuestionList({ children }: { readonly children: ReactNode }) {
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 2 }}>
        Questions
      </Typography>
      <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Stack>
    </section>
  );
}
