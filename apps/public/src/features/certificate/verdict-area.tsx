import { Box, Typography } from '@concord/ui';
import type { ReactNode } from 'react';
import { NumberPosition } from './number-position';

/** Width of the forms and the answer, in pixels. */
export const FORM_WIDTH = 720;

/** The area of the answer; it has its height from the start, so that the layout does not shift. */
export function VerdictArea({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', minHeight: { xs: 530, sm: 328 }, mt: 2, maxWidth: FORM_WIDTH }}>
      {children ?? (
        <Box
          sx={{
            display: 'grid',
            placeContent: 'center',
            placeItems: 'center',
            gap: 2,
            border: '2px dashed',
            borderColor: 'divider',
            borderRadius: 1,
            p: 2,
          }}
        >
          <NumberPosition />
          <Typography color="textSecondary" sx={{ textAlign: 'center', maxWidth: '36ch' }}>
            The answer is shown here, with the name, the course and the date on the certificate.
          </Typography>
        </Box>
      )}
    </Box>
  );
}
