import { Box, Container, VISUALLY_HIDDEN } from '@concord/ui';
import { ClockIcon } from '@concord/ui/basics';
import type { SaveEngine } from '../attempt/save-engine';
import { useAnnouncedStatus } from './use-announced-status';

interface StatusBannerProps {
  /** Empty for none. */
  readonly notice: string;
  readonly engine: SaveEngine;
}

/** Shows and announces notices. Its height is reserved, so that the layout does not move. */
export function StatusBanner({ notice, engine }: StatusBannerProps) {
  const savingStatus = useAnnouncedStatus(engine);
  return (
    <Container maxWidth="lg" sx={{ minHeight: { xs: 56, md: 60 }, pt: 1, position: 'relative' }}>
      <Box role="status" aria-live="polite" aria-atomic="false">
        <span>
          {notice ? (
            <Box
              component="span"
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: 1,
                px: { xs: 1.5, sm: 2 },
                py: { xs: 0.5, sm: 0.75 },
                borderRadius: { xs: 2, sm: 5 },
                bgcolor: 'secondary.light',
                color: 'secondary.dark',
                fontWeight: 600,
                // Two lines fit into the reserved height.
                fontSize: { xs: '0.875rem', sm: '1rem' },
                lineHeight: { xs: 1.3, sm: 1.5 },
              }}
            >
              <ClockIcon fontSize="small" aria-hidden="true" />
              {notice}
            </Box>
          ) : null}
        </span>
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {savingStatus}
        </Box>
      </Box>
    </Container>
  );
}
