import { Box } from '@concord/ui';
import type { ReactNode } from 'react';

/** Number of a certificate: in one line of a table; a card may break it at hyphens. */
export function NumberText({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ 'td &': { whiteSpace: 'nowrap' } }}>
      {children}
    </Box>
  );
}
