import { Box } from '@concord/ui';
import type { ReactNode } from 'react';

/** The number of a certificate: on one line of a table; a card may break it at its hyphens. */
export function NumberText({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ 'td &': { whiteSpace: 'nowrap' } }}>
      {children}
    </Box>
  );
}
