import { isApiError } from '@concord/api-client/requests';
import {
  isMemberPaperNumber,
  isPossibleCertificateNumber,
  type ShownVerdict,
  shownPaperVerdict,
  shownVerdict,
  throttledVerdict,
  unavailableVerdict,
  unknownVerdict,
} from '@concord/institute';
import { Box, CircularProgress, Stack, Typography } from '@concord/ui';
import { useEffect, useRef, useState } from 'react';
import { FORM_WIDTH } from './form-width';
import { useCertificateVerifyQuery, useMemberPaperVerifyQuery } from './requests';
import { provideVerdict, servedVerdict } from './served-verdict';
import { VerdictCard } from './verdict-card';

interface VerdictProps {
  readonly number: string;
  /** True if the number was typed or scanned on this site; false if a link opened the page. */
  readonly wasSubmitted: boolean;
}

function failureOf(number: string, error: unknown): ShownVerdict {
  if (isApiError(error) && error.status === 404) return unknownVerdict(number);
  if (isApiError(error) && error.status === 429) return throttledVerdict(number, error.retryAfter ?? 0);
  return unavailableVerdict(number);
}

/** Present answer of the service that issued a number, in words. */
function useAnswer(number: string, skip: boolean) {
  const isPaper = isMemberPaperNumber(number);
  const certificate = useCertificateVerifyQuery(
    { params: { certificateNumber: number } },
    { skip: skip || isPaper, refetchOnMountOrArgChange: true },
  );
  const paper = useMemberPaperVerifyQuery(
    { params: { number } },
    { skip: skip || !isPaper, refetchOnMountOrArgChange: true },
  );
  const { error, isFetching, refetch } = isPaper ? paper : certificate;
  const shown = isPaper
    ? paper.data && shownPaperVerdict(number, paper.data)
    : certificate.data && shownVerdict(number, certificate.data);
  return { shown, error, isFetching, refetch };
}

/** Verdict on a number: the served one, otherwise the server's current answer. */
function useVerdict(number: string) {
  const [served, setServed] = useState(servedVerdict);
  useEffect(() => provideVerdict(undefined), []);
  const isPossible = isPossibleCertificateNumber(number);
  const { shown, error, isFetching, refetch } = useAnswer(number, !isPossible || served !== undefined);
  const retry = () => {
    // Dropping the served verdict starts the lookup.
    if (served) setServed(undefined);
    else void refetch();
  };
  const answered = () => {
    if (!isPossible) return unknownVerdict(number);
    if (isFetching || (!shown && !error)) return undefined;
    return error ? failureOf(number, error) : shown;
  };
  return { verdict: served ?? answered(), isServed: served !== undefined, retry };
}

export function Verdict({ number, wasSubmitted }: VerdictProps) {
  const { verdict, isServed, retry } = useVerdict(number);
  const heading = useRef<HTMLHeadingElement>(null);
  const state = verdict?.state;
  useEffect(() => {
    // A page opened by a link keeps the focus at its beginning.
    if (state && wasSubmitted) heading.current?.focus();
  }, [state, wasSubmitted]);

  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        mt: { xs: 3, md: 5 },
        maxWidth: FORM_WIDTH,
        // Reserves the answer's height while loading, so that the layout does not shift.
        ...(!isServed && { minHeight: { xs: 530, sm: 400 } }),
      }}
    >
      {verdict ? (
        <VerdictCard verdict={verdict} heading={heading} onRetry={retry} />
      ) : (
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'center' }}>
          <CircularProgress size={28} aria-hidden="true" />
          <Typography>Checking {number}</Typography>
        </Stack>
      )}
    </Box>
  );
}
