import { Box, Container, VISUALLY_HIDDEN } from '@concord/ui';
import { ClockIcon } from '@concord/ui/basics';
import type { SaveState } from '../attempt/save-state';

interface NewsStripProps {
  readonly words: string;
  readonly saves: SaveState;
}

/** For ears only: the visible state of saving changes with every choice and would chatter. */
function savingNews({ trouble, savedAt }: SaveState): string {
  if (trouble) {
    return trouble.status === 0
      ? 'The connection is lost. Your answers are kept on this device.'
      : 'The server is busy. Your answers are kept on this device.';
  }
  return savedAt ? 'Your answers are being saved.' : '';
}

/** The one place where news is told, by eye and politely by ear. Its room is always there, so nothing jumps. */
export function NewsStrip({ words, saves }: NewsStripProps) {
  return (
    <Container maxWidth="lg" sx={{ minHeight: { xs: 48, md: 60 }, pt: 1, position: 'relative' }}>
      <Box role="status" aria-live="polite" aria-atomic="false">
        <span>
          {words ? (
            <Box
              component="span"
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: 1,
                px: 2,
                py: 0.75,
                borderRadius: 5,
                bgcolor: 'secondary.light',
                color: 'secondary.dark',
                fontWeight: 600,
              }}
            >
              <ClockIcon fontSize="small" aria-hidden="true" />
              {words}
            </Box>
          ) : null}
        </span>
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {savingNews(saves)}
        </Box>
      </Box>
    </Container>
  );
}
