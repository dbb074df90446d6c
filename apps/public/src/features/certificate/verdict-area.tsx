import { Box, Typography } from '@concord/ui';
import type { ReactNode } from 'react';
import { NumberPlace } from './number-place';

/** As wide as the form and its answer are, in pixels. */
export const WIDTH = 720;

/** Where the answer is shown; as high as it before there is one, so that nothing below moves when it comes. */
export function AnswerPlace({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', minHeight: { xs: 424, md: 300 }, mt: 2, maxWidth: WIDTH }}>
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
          <NumberPlace />
          <Typography color="textSecondary" sx={{ textAlign: 'center', maxWidth: '36ch' }}>
            The answer is shown here, with the name, the course and the date on the certificate.
          </Typography>
        </Box>
      )}
    </Box>
  );
}
