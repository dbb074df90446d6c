import { isApiError } from '@concord/api-client/requests';
import { Box, CircularProgress, ErrorState, Stack, Typography } from '@concord/ui';
import { useEffect, useRef } from 'react';
import { mayBeCertificateNumber } from './certificate-number';
import { useCertificateVerdictQuery } from './requests/verify-certificate';
import { VerdictCard } from './verdict-card';

interface VerdictProps {
  readonly number: string;
  /** Somebody pressed the button, and not only opened a link. */
  readonly wasAsked: boolean;
}

function waitWords(seconds: number | undefined): string {
  if (!seconds) return 'Please try again in a while.';
  const minutes = Math.ceil(seconds / 60);
  return `Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

/** Words for why there is no answer. */
function refusal(error: unknown): unknown {
  if (isApiError(error) && error.status === 429)
    return `Too many unknown numbers were looked up from your network. ${waitWords(error.retryAfter)}`;
  return error;
}

/** The answer about one number, or how far it is. */
export function Verdict({ number, wasAsked }: VerdictProps) {
  const isAsking = mayBeCertificateNumber(number);
  const { data, error, isFetching, refetch } = useCertificateVerdictQuery(number, {
    skip: !isAsking,
    refetchOnMountOrArgChange: true,
  });
  const isUnknown = !isAsking || (isApiError(error) && error.status === 404);
  const isWaiting = isAsking && (isFetching || (!data && !error));
  const answer = isUnknown ? 'unknown' : data?.status;

  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = !isWaiting && answer !== undefined;
  useEffect(() => {
    // Whoever opened a link is read the page from its beginning, and the answer in its turn.
    if (isThere && wasAsked) heading.current?.focus();
  }, [isThere, wasAsked]);

  const hasFailed = !isWaiting && Boolean(error) && !isUnknown;
  return (
    <>
      <Box role="status" sx={{ display: hasFailed ? 'none' : 'grid' }}>
        {isWaiting ? (
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'center' }}>
            <CircularProgress size={28} aria-hidden="true" />
            <Typography>Looking up {number}</Typography>
          </Stack>
        ) : null}
        {isThere && answer ? (
          <VerdictCard answer={answer} number={number} certificate={data} heading={heading} />
        ) : null}
      </Box>
      {hasFailed ? (
        <ErrorState
          title="The certificate could not be looked up"
          error={refusal(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
    </>
  );
}
