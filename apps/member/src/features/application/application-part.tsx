import { Box, ErrorState, LinkButton, Typography } from '@concord/ui';
import { isApiError } from '@concord/api-client/member';
import type { PartProps } from '../../shared/part-props';
import { useMyApplicationQuery } from './requests';
import { STATUS_WORDS } from './status-words';

const CARD = {
  p: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

/** State of the application on the home; nothing for somebody who has none. */
export default function ApplicationPart({ loading }: PartProps) {
  const { currentData, error, isFetching, refetch } = useMyApplicationQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData) {
    const { title, next } = STATUS_WORDS[currentData.state];
    return (
      <Box component="section" aria-label="My application" sx={CARD}>
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        <Typography sx={{ mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {currentData.question ? currentData.question.text : next}
        </Typography>
        <LinkButton to="/me/application" variant={currentData.question ? 'contained' : 'outlined'}>
          {currentData.question ? 'Answer now' : 'Open my application'}
        </LinkButton>
      </Box>
    );
  }
  if (isFetching) return loading;
  const isMissing = isApiError(error) && error.status === 404;
  return isMissing ? null : <ErrorState error={error} onRetry={() => void refetch()} />;
}
