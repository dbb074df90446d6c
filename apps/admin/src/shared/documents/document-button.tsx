import { fileUrl } from '@concord/api-client';
import { errorMessage } from '@concord/api-client/requests';
import type { DocumentBody } from '@concord/contracts';
import { Button, type SxProps, type Theme, Typography } from '@concord/ui';
import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  PrintIcon,
} from '@concord/ui/display';
import { type ReactNode, useId, useState } from 'react';
import { useDocument } from './use-document';

interface DocumentButtonProps {
  readonly document: DocumentBody;
  readonly children: ReactNode;
  /** The heading of the dialog: the document's kind. */
  readonly title: string;
  readonly ariaLabel?: string;
  readonly small?: boolean;
  readonly icon?: ReactNode;
  readonly sx?: SxProps<Theme>;
}

/** Makes a PDF and shows a link to it: most browsers would block a window that opens after the wait. */
export function DocumentButton({
  document,
  children,
  title,
  ariaLabel,
  small,
  icon,
  sx,
}: DocumentButtonProps) {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const { start, url, error, progress } = useDocument();
  const begin = () => {
    setOpen(true);
    start(document);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        size={small ? 'small' : undefined}
        startIcon={icon ?? <PrintIcon />}
        aria-label={ariaLabel}
        onClick={begin}
        sx={sx}
      >
        {children}
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby={titleId} maxWidth="xs">
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent aria-live="polite">
          {error ? <Alert severity="error">{errorMessage(error)}</Alert> : null}
          {!error && url ? <Alert severity="success">Your PDF is ready.</Alert> : null}
          {!error && !url ? (
            <>
              <Typography sx={{ mb: 2 }}>The PDF is being made. This takes a few seconds.</Typography>
              <LinearProgress
                aria-label="Progress"
                variant={progress > 0 ? 'determinate' : 'indeterminate'}
                value={progress}
              />
            </>
          ) : null}
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={close}>Close</Button>
          {error ? (
            <Button variant="contained" onClick={begin}>
              Retry
            </Button>
          ) : null}
          {url && !error ? (
            <Button variant="contained" href={fileUrl(url)} target="_blank" rel="noopener">
              Open PDF
            </Button>
          ) : null}
        </DialogActions>
      </Dialog>
    </>
  );
}
