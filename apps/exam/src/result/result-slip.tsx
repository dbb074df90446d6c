import { fileUrl, useAppDispatch } from '@concord/api-client';
import { errorMessage, isApiError, sharedEndpoints } from '@concord/api-client/requests';
import { Box, Button } from '@concord/ui';
import { DownloadIcon } from '@concord/ui/basics';
import { useEffect, useRef, useState } from 'react';
import { ProgressBar } from '../shared/progress-bar';
import { Notice } from '../shared/notice';
import { pollResultSlip } from './poll-result-slip';

type Slip =
  | { readonly kind: 'none' }
  | { readonly kind: 'making'; readonly progress: number }
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'failed'; readonly message: string };

const NO_PRINTER =
  'Result slips cannot be made at the moment. Your result is safe; please come back later or ask the institute.';

const messageOf = (error: unknown) =>
  isApiError(error) && error.status === 503 ? NO_PRINTER : errorMessage(error);

/** Makes the result slip and shows a link to it: most browsers block a window opened after a wait. */
export function ResultSlip({ result }: { readonly result: string }) {
  const dispatch = useAppDispatch();
  const [slip, setSlip] = useState<Slip>({ kind: 'none' });
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (slip.kind === 'ready') link.current?.focus();
  }, [slip.kind]);

  const make = async () => {
    setSlip({ kind: 'making', progress: 0 });
    try {
      const url = await pollResultSlip({
        request: () =>
          dispatch(
            sharedEndpoints.documentCreate.initiate(
              { body: { kind: 'result-slip', id: result }, as: 'candidate' },
              { track: false },
            ),
          ).unwrap(),
        status: (jobId) =>
          dispatch(
            sharedEndpoints.documentGet.initiate(
              { params: { jobId }, as: 'candidate' },
              { forceRefetch: true, subscribe: false },
            ),
          ).unwrap(),
        onProgress: (progress) => setSlip({ kind: 'making', progress }),
      });
      setSlip({ kind: 'ready', url: fileUrl(url) });
    } catch (error) {
      setSlip({ kind: 'failed', message: messageOf(error) });
    }
  };

  return (
    <>
      {slip.kind === 'ready' ? (
        <Button
          ref={link}
          component="a"
          href={slip.url}
          target="_blank"
          rel="noopener"
          variant="contained"
          size="large"
          startIcon={<DownloadIcon />}
        >
          Open result slip (PDF)
        </Button>
      ) : (
        <Button
          variant="outlined"
          size="large"
          startIcon={<DownloadIcon />}
          loading={slip.kind === 'making'}
          loadingPosition="start"
          onClick={() => void make()}
        >
          {slip.kind === 'failed' ? 'Try again' : 'Download result slip'}
        </Button>
      )}
      <Box role="status" sx={{ flexBasis: { sm: '100%' }, order: 1, minHeight: 56 }}>
        {slip.kind === 'making' ? (
          <>
            The result slip is being made.
            <Box sx={{ mt: 1, mx: 'auto', maxWidth: 360 }}>
              <ProgressBar value={slip.progress} label="Progress of the result slip" height={6} />
            </Box>
          </>
        ) : null}
        {slip.kind === 'ready' ? 'The result slip is ready.' : null}
        {slip.kind === 'failed' ? <Notice tone="error">{slip.message}</Notice> : null}
      </Box>
    </>
  );
}
