import { Box, Typography } from '@concord/ui';
import { LinearProgress } from '@concord/ui/display';
import { uploadAnnouncement, uploadText } from './upload-text';

const HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** How much of a registration has been sent. */
export function UploadProgressBar({ sent, total }: { readonly sent: number; readonly total: number }) {
  const { percent, storing, text } = uploadText(sent, total);
  return (
    <Box sx={{ width: '100%' }}>
      <LinearProgress
        variant={storing ? 'indeterminate' : 'determinate'}
        value={percent}
        aria-label="Sending your registration"
        aria-valuetext={text}
        sx={{ height: 8, borderRadius: 1 }}
      />
      <Typography variant="body2" aria-hidden="true" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
      <Box role="status" sx={HIDDEN}>
        {uploadAnnouncement(sent, total)}
      </Box>
    </Box>
  );
}
