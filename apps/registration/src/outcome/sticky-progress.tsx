import { Box, Button, Paper } from '@concord/ui';
import { UploadProgressBar } from './upload-progress-bar';

interface StickyProgressProps {
  readonly sent: number;
  readonly total: number;
  readonly onShow: () => void;
}

/** The progress at the bottom of the screen while a registration is being sent and its dialog is closed. */
export function StickyProgress({ sent, total, onShow }: StickyProgressProps) {
  return (
    <Paper
      elevation={6}
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 'appBar',
        mt: 2,
        px: 2,
        py: 1.5,
        display: 'flex',
        gap: 2,
        alignItems: 'center',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <UploadProgressBar sent={sent} total={total} />
      </Box>
      <Button size="small" variant="outlined" onClick={onShow}>
        Show
      </Button>
    </Paper>
  );
}
