import { isApiError } from '@concord/api-client/requests';
import { Box, CircularProgress, ErrorState, Stack, Typography } from '@concord/ui';
import { useEffect, useRef } from 'react';
import { isPossibleCertificateNumber } from './certificate-number';
import { useCertificateVerifyQuery } from './requests';
import { VerdictCard } from './verdict-card';

interface VerdictProps {
  readonly number: string;
  /** The form was submitted; false where a link opened the page. */
  readonly wasSubmitted: boolean;
}

function retryText(seconds: number | undefined): string {
  if (!seconds) return 'Please try again in a while.';
  const minutes = Math.ceil(seconds / 60);
  return `Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

/** The message of a failed lookup. */
function failureOf(error: unknown): unknown {
  if (isApiError(error) && error.status === 429)
    return `Too many unknown numbers were looked up from your network. ${retryText(error.retryAfter)}`;
  return error;
}

/** Loads and shows the verdict on a number. */
export function Verdict({ number, wasSubmitted }: VerdictProps) {
  const isPossible = isPossibleCertificateNumber(number);
  const { data, error, isFetching, refetch } = useCertificateVerifyQuery(
    { params: { certificateNumber: number } },
    { skip: !isPossible, refetchOnMountOrArgChange: true },
  );
  const isUnknown = !isPossible || (isApiError(error) && error.status === 404);
  const isLoading = isPossible && (isFetching || (!data && !error));
  const status = isUnknown ? 'unknown' : data?.status;

  const heading = useRef<HTMLHeadingElement>(null);
  const verdict = isLoading ? undefined : status;
  useEffect(() => {
    // A page opened by a link is read from its beginning.
    if (verdict && wasSubmitted) heading.current?.focus();
  }, [verdict, wasSubmitted]);

  const hasFailed = !isLoading && Boolean(error) && !isUnknown;
  return (
    <>
      <Box role="status" sx={{ display: hasFailed ? 'none' : 'grid' }}>
        {isLoading ? (
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'center' }}>
            <CircularProgress size={28} aria-hidden="true" />
            <Typography>Looking up {number}</Typography>
          </Stack>
        ) : null}
        {verdict ? (
          <VerdictCard status={verdict} number={number} certificate={data} heading={heading} />
        ) : null}
      </Box>
      {hasFailed ? (
        <ErrorState
          title="The certificate could not be looked up"
          error={failureOf(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
    </>
  );
}
