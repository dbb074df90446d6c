import { Box } from '@concord/ui';
import type { ReactNode } from 'react';

/** A value that reads badly when it is broken over lines, such as a phone number. */
export function OneLine({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
