import { fileUrl } from '@concord/api-client';
import { errorMessage, useDocumentCreateMutation, useDocumentGetQuery } from '@concord/api-client/requests';
import type { DocumentBody } from '@concord/contracts';
import { Button, Typography } from '@concord/ui';
import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  PrintIcon,
} from '@concord/ui/display';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

const POLL_MS = 1000;

const FAILURE_TEXT = 'There was an error generating your print out, contact admin';

type Order = () => Promise<{ readonly jobId: string }>;

/** Orders a document and polls its status until it is ready or has failed. */
function useDocument(order: Order) {
  const [ordered, setOrdered] = useState<{ readonly jobId?: string; readonly error?: unknown }>({});
  const [finished, setFinished] = useState(false);
  const { jobId } = ordered;
  const query = useDocumentGetQuery(
    { params: { jobId: jobId ?? '' } },
    { skip: !jobId, pollingInterval: finished ? 0 : POLL_MS },
  );
  const document = jobId ? query.currentData : undefined;
  const isFinished = document?.status === 'done' || document?.status === 'failed';
  if (isFinished !== finished) setFinished(isFinished);

  return {
    start: () => {
      setOrdered({});
      order().then(setOrdered, (error: unknown) => setOrdered({ error }));
    },
    progress: document?.progress ?? 0,
    url: document?.status === 'done' ? document.url : undefined,
    error:
      ordered.error ??
      (document?.status === 'failed' ? FAILURE_TEXT : undefined) ??
      (jobId ? query.error : undefined),
  };
}

interface PdfButtonProps extends Pick<ComponentProps<typeof Button>, 'aria-label' | 'size' | 'disabled'> {
  /** Orders the document, and answers the id of its job. */
  readonly order: Order;
  readonly children: ReactNode;
  /** The heading of the dialog: the document's kind. */
  readonly title: string;
  readonly icon?: ReactNode;
}

/** Makes a PDF and shows a link to it: most browsers would block a window that opens after the wait. */
export function PdfButton(props: PdfButtonProps) {
  const { order, children, title, icon = <PrintIcon />, ...look } = props;
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const { start, url, error, progress } = useDocument(order);
  const begin = () => {
    setOpen(true);
    start();
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button {...look} variant="outlined" startIcon={icon} onClick={begin}>
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

interface DocumentButtonProps extends Omit<PdfButtonProps, 'order'> {
  readonly document: DocumentBody;
}

/** As {@link PdfButton}, of a record. */
export function DocumentButton({ document: body, ...button }: DocumentButtonProps) {
  const [create] = useDocumentCreateMutation();
  return <PdfButton {...button} order={() => create({ body }).unwrap()} />;
}
