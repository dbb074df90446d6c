import { Box, Typography } from '@concord/ui';
import { LinearProgress } from '@concord/ui/display';
import { spokenUpload, uploadWords } from './sending-words';

const HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** How much of a registration has been sent. */
export function UploadProgressBar({ sent, total }: { readonly sent: number; readonly total: number }) {
  const { percent, storing, words } = uploadWords(sent, total);
  return (
    <Box sx={{ width: '100%' }}>
      <LinearProgress
        variant={storing ? 'indeterminate' : 'determinate'}
        value={percent}
        aria-label="Sending your registration"
        aria-valuetext={words}
        sx={{ height: 8, borderRadius: 1 }}
      />
      <Typography variant="body2" aria-hidden="true" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
        {words}
      </Typography>
      <Box role="status" sx={HIDDEN}>
        {spokenUpload(sent, total)}
      </Box>
    </Box>
  );
}
